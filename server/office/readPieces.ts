import { WrongUsage } from './command.ts'

/** Parses an option of the form `<line>=<pieces>,…`. */
export function readPieces(option: string, text: string): { lineId: number; quantity: number }[] {
  return text.split(',').map((part) => {
    const found = /^([1-9]\d{0,14})=(\d{1,2})$/.exec(part.trim())
    if (!found) throw new WrongUsage(`--${option}: "${part}" is not <line>=<pieces>.`)
    return { lineId: Number(found[1]), quantity: Number(found[2]) }
  })
}

/** Parses `--resellable`. Null means all pieces. */
export function readResellable(text: string): { lineId: number; quantity: number }[] | null {
  if (text === 'all') return null
  if (text === 'none') return []
  return readPieces('resellable', text)
}
