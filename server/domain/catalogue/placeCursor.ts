import { Refusal } from '../kernel/errors.ts'

/**
 * Encodes the place of a page's last row in its order: the numbers after which the next page
 * starts.
 */
export function writePlaceCursor(place: readonly number[]): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url')
}

export function readPlaceCursor(cursor: string, length: number): number[] {
  const place = parse(Buffer.from(cursor, 'base64url').toString())
  const isPlace =
    Array.isArray(place) &&
    place.length === length &&
    place.every((part) => Number.isSafeInteger(part))
  if (!isPlace)
    throw new Refusal('invalidInput', { fields: [{ path: 'cursor', message: 'cursor' }] })
  return place
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
