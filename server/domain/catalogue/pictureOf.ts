import { pictureSides } from '../../../src/services/contract/catalogue.ts'
import type { Picture } from '../../../src/services/contract/catalogue.ts'

/** The two addresses of a stored picture: a baked one by its name, or a full https address. */
export function pictureOf(stored: string): Picture {
  if (stored.startsWith('https://')) return { small: stored, large: stored }
  return {
    small: `/pictures/${stored}-${pictureSides.small}.webp`,
    large: `/pictures/${stored}-${pictureSides.large}.webp`,
  }
}
