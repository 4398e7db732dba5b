export interface Point {
  x: number
  y: number
}

export interface Box extends Point {
  width: number
  height: number
}

export interface Layout {
  width: number
  height: number
  /** Of states, boxes, start dots and marks, by their ids. */
  places: ReadonlyMap<string, Box>
  /** The bends of each arrow by its id; start dots lead to `<box>:start>`. */
  lines: ReadonlyMap<string, readonly Point[]>
  /** Where the rows of an arrow stand. */
  labels: ReadonlyMap<string, Box>
  /** Where the title and the rows of a box stand. */
  heads: ReadonlyMap<string, Box>
}
