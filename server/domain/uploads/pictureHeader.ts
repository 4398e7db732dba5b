import { Refusal } from '../kernel/errors.ts'

/** A progressive JPEG of any common encoder has at most a dozen. */
const mostScans = 32
const mostFrames = 60
/** Bytes of a decoded picture that can't be decoded line by line. */
const mostWholeBytes = 110_000_000

const ff = 0xff
const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7
const startOfImage = 0xd8
const endOfImage = 0xd9
const startOfScan = 0xda

/**
 * Refuses a picture whose header announces far more work than its pixels do: a JPEG of many scans,
 * an animation of many frames, a large PNG that is interlaced or deep. Decodes nothing; anything
 * else is left to the decoder.
 */
export function refuseCostly(file: Buffer): void {
  if (isCostly(file)) throw new Refusal('uploadTooComplex')
}

function isCostly(file: Buffer): boolean {
  if (file[0] === ff && file[1] === startOfImage) return hasManyScans(file)
  if (file.toString('latin1', 1, 4) === 'PNG') return isCostlyPng(file)
  return file.toString('latin1', 8, 12) === 'WEBP' && hasManyFrames(file)
}

/** Walks the markers as decoders do: each segment has its length, and a scan ends at a marker. */
function hasManyScans(file: Buffer): boolean {
  let scans = 0
  let at = 2
  while ((at = file.indexOf(ff, at)) >= 0 && at < file.length - 1) {
    const marker = file[at + 1] ?? 0
    at += marker === ff ? 1 : 2
    if (marker === ff || marker <= 1 || isRestart(marker) || marker === startOfImage) continue
    if (marker === endOfImage) return false
    if (marker === startOfScan && (scans += 1) > mostScans) return true
    at += at + 2 <= file.length ? file.readUInt16BE(at) : 0
  }
  return false
}

const channelsOf: Record<number, number> = { 0: 1, 2: 3, 3: 4, 4: 2, 6: 4 }
const pngHeader = { width: 16, height: 20, depth: 24, colour: 25, interlace: 28, bytes: 33 }

function isCostlyPng(file: Buffer): boolean {
  if (file.length < pngHeader.bytes) return false
  const pixels = file.readUInt32BE(pngHeader.width) * file.readUInt32BE(pngHeader.height)
  const depth = file[pngHeader.depth] ?? 8
  const channels = channelsOf[file[pngHeader.colour] ?? 6] ?? 4
  const isInterlaced = file[pngHeader.interlace] !== 0
  const wholeBytes = pixels * channels * Math.max(1, depth / 8)
  return (isInterlaced && wholeBytes > mostWholeBytes) || pngFrames(file) > mostFrames
}

/** The frames that an animated PNG announces before its first picture data. */
function pngFrames(file: Buffer): number {
  const at = file.indexOf('acTL', pngHeader.bytes, 'latin1')
  const data = file.indexOf('IDAT', pngHeader.bytes, 'latin1')
  return at > 0 && (data < 0 || at < data) && at + 8 <= file.length ? file.readUInt32BE(at + 4) : 1
}

function hasManyFrames(file: Buffer): boolean {
  let frames = 0
  for (let at = 12; at + 8 <= file.length;) {
    if (file.toString('latin1', at, at + 4) === 'ANMF' && (frames += 1) > mostFrames) return true
    const bytes = file.readUInt32LE(at + 4)
    at += 8 + bytes + (bytes % 2)
  }
  return false
}
