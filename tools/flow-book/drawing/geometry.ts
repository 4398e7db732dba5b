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
  /** Boxes of states, start dots and marks, by their ids. */
  places: ReadonlyMap<string, Box>
  /** The bends of each arrow by its id. An initial dot's line is `<box>:start>`. */
  lines: ReadonlyMap<string, readonly Point[]>
  /** The position of each arrow's rows. */
  labels: ReadonlyMap<string, Box>
  /** The position of each box's title and rows. */
  heads: ReadonlyMap<string, Box>
}
