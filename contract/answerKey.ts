/** Names an answer by what was asked, the same at both ends. For input without inner objects. */
export function answerKey(path: string, input: object): string {
  return `${path} ${JSON.stringify(input, Object.keys(input).toSorted())}`
}
