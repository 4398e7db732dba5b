/**
 * Advances of a plain sans-serif in thousandths of its size. Unlisted characters are as wide as a
 * capital.
 */
const advances: readonly (readonly [number, string])[] = [
  [222, "ijl|'’‘"],
  [278, ' .,:;!/ftI[]\\·'],
  [333, '-()r`“”"'],
  [500, 'Jckvsxyz'],
  [556, 'abdeghnopqu0123456789_?$L–#'],
  [584, '+=<>~'],
  [611, 'FTZ'],
  [667, 'ABEKPSVXY&'],
  [722, 'CDHNRUw'],
  [778, 'GOQ'],
  [833, 'mM'],
  [944, 'W'],
  [1000, '…—@%→'],
]
const other = 722

const known = new Map(
  advances.flatMap(([width, letters]) => [...letters].map((letter) => [letter, width] as const)),
)

/** The width of a text with any installed font: the drawing sets exactly this width. */
export function textWidth(text: string, size: number, isBold = false): number {
  const thousandths = [...text].reduce((sum, letter) => sum + (known.get(letter) ?? other), 0)
  return Math.ceil((thousandths / 1000) * size * (isBold ? 1.13 : 1.06))
}

/** Wraps the text into as few lines as possible, of about equal length. */
export function wrap(text: string, size: number, widest: number): string[] {
  let lines = fill(text, size, widest)
  for (let width = widest - size; width > size; width -= size / 2) {
    const narrower = fill(text, size, width)
    if (narrower.length > lines.length) return lines
    lines = narrower
  }
  return lines
}

function fill(text: string, size: number, widest: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const line = lines.at(-1)
    if (line !== undefined && textWidth(`${line} ${word}`, size) <= widest) {
      lines[lines.length - 1] = `${line} ${word}`
    } else lines.push(word)
  }
  return lines
}
