/**
 * The cache key of an answer, built from path and input. Server and client compute the same key.
 * The input must not contain nested objects.
 */
export function answerKey(path: string, input: object): string {
  return `${path} ${JSON.stringify(input, Object.keys(input).toSorted())}`
}
