import { type Picture } from '../../contract/picture.ts'
import { pictureSides } from '../../contract/pictureSides.ts'

export function aPictureOf(name: string, changes: Partial<Picture> = {}): Picture {
  const address = (side: number) => `/pictures/${name}-${side}.avif`
  return {
    small: address(pictureSides.small),
    medium: address(pictureSides.medium),
    large: address(pictureSides.large),
    tone: '#d9e4ec',
    ...changes,
  }
}
