/** A slip of one line that someone could make. */
export interface PlantedBug {
  /** Path from the project's folder. */
  file: string
  /** Stands in the file exactly once. */
  find: string
  replace: string
  why: string
}

/** The text with the bug in it; throws where the place of the bug is gone or not the only one. */
export function plantBug(text: string, { file, find, replace, why }: PlantedBug): string {
  if (text.split(find).length !== 2) throw new Error(`${why}: "${find}" is not once in ${file}`)
  return text.replace(find, () => replace)
}
