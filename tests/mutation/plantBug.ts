/** A plausible one-line mistake. */
export interface PlantedBug {
  /** Path from the project's folder. */
  file: string
  /** Must occur exactly once in the file. */
  find: string
  replace: string
  why: string
}

/** Returns the text with the bug in it. Throws where its place is missing or not unique. */
export function plantBug(text: string, { file, find, replace, why }: PlantedBug): string {
  if (text.split(find).length !== 2) throw new Error(`${why}: "${find}" is not once in ${file}`)
  return text.replace(find, () => replace)
}
