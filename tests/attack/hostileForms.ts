import { uploadPictures } from '../../contract/uploads.ts'
import type { Dice } from './dice.ts'
import type { Request } from './hostileRequests.ts'

const boundary = 'a-boundary'
const heads = [
  '',
  'x',
  `name="${uploadPictures.field}"`,
  'name="other"',
  'name="files"; filename="a',
]
const types = ['image/png', 'image/svg+xml', 'text/html', '', 'multipart/mixed; boundary=b']
/** Magic bytes of many picture formats; garbage follows. */
const beginnings = [
  '89504e470d0a1a0a0000000d49484452ffffffffffffffff0806000000',
  '89504e470d0a1a0a0000000d494844520000000100000001010000000037',
  'ffd8ffe000104a46494600010100000100010000ffdb',
  '474946383961ffffffff800000',
  '52494646ffffffff57454250565038200a000000',
  '0000001c6674797061766966000000006176696600',
  '49492a00ffffffff',
  '',
].map((hex) => Buffer.from(hex, 'hex'))
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="/etc/passwd"/></svg>')

/** A form of invalid pictures, or of malformed parts. */
export function hostileForm(dice: Dice, token: string): Request {
  const parts = Array.from({ length: dice.roll(11) }, () => [
    Buffer.from(dice.roll(15) === 0 ? '--wrong\r\n' : `--${boundary}\r\n`),
    Buffer.from(`content-disposition: form-data; ${headOf(dice)}\r\n`),
    Buffer.from(`content-type: ${dice.oneOf(types)}\r\n${dice.roll(15) === 0 ? '' : '\r\n'}`),
    dice.oneOf([...beginnings, svg]),
    Buffer.from(Array.from({ length: dice.roll(400) }, () => dice.roll(256))),
    Buffer.from('\r\n'),
  ])
  const end = dice.roll(8) === 0 ? '' : `--${boundary}--\r\n`
  const type = `multipart/form-data; boundary=${dice.oneOf([boundary, boundary, boundary, '', 'other', '"'])}`
  return {
    path: `${uploadPictures.address}?lang=en`,
    init: {
      method: 'POST',
      headers: { token, 'content-type': dice.roll(20) === 0 ? 'application/json' : type },
      body: Buffer.concat([...parts.flat(), Buffer.from(end)]),
    },
  }
}

function headOf(dice: Dice): string {
  const usual = `name="${uploadPictures.field}"; filename="a.png"`
  return dice.roll(3) === 0 ? dice.oneOf(heads) : usual
}
