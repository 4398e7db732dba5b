import { maxUploadBytes, maxUploadFiles, uploadPictures } from '../../contract/uploads.ts'
import { Refusal } from '../domain/kernel/errors.ts'

const longestHeader = 4 * 1024
const headerEnd = Buffer.from('\r\n\r\n')
const boundaryPattern = /;\s*boundary=(?:"([^"]{1,70})"|([^\s";,]{1,70}))\s*(?:;|$)/i

/** The boundary of a multipart form; null where the content type has none. */
export function boundaryIn(contentType: string): string | null {
  if (!/^multipart\/form-data\s*;/i.test(contentType)) return null
  const found = boundaryPattern.exec(contentType)
  return found?.[1] ?? found?.[2] ?? null
}

/**
 * Reads the pictures of a multipart form. Each part is checked while it streams: too many or too
 * large parts and parts without a picture are refused at once, and the rest isn't buffered.
 */
export async function readPictures(
  chunks: AsyncIterable<Uint8Array>,
  boundary: string,
): Promise<Buffer[]> {
  const form = new PictureForm(boundary)
  for await (const chunk of chunks) {
    form.take(chunk)
    if (form.isWhole) break
  }
  if (!form.isWhole) throw notAForm()
  return form.pictures()
}

export function notAForm(): Refusal {
  return new Refusal('invalidInput', {
    fields: [{ path: uploadPictures.field, message: 'not a multipart form of pictures' }],
  })
}

/** The buffer's first size, and the sizes it grows to. */
const rooms = [64 * 1024, 1024 * 1024, maxUploadBytes]

/**
 * The bytes of a part, copied into one buffer: a retained chunk costs more memory than its used
 * bytes.
 */
class Part {
  #room = Buffer.alloc(0)
  #bytes = 0

  add(bytes: Buffer): void {
    const length = this.#bytes + bytes.length
    if (length > maxUploadBytes) {
      throw new Refusal('uploadTooLarge', { megabytes: maxUploadBytes / 1024 / 1024 })
    }
    if (length > this.#room.length) this.#grow(length)
    bytes.copy(this.#room, this.#bytes)
    this.#bytes = length
  }

  content(): Buffer {
    return this.#room.subarray(0, this.#bytes)
  }

  #grow(length: number): void {
    const room = Buffer.alloc(rooms.find((bytes) => bytes >= length) ?? length)
    this.#room.copy(room)
    this.#room = room
  }
}

class PictureForm {
  isWhole = false
  readonly #delimiter: Buffer
  readonly #parts: Part[] = []
  /** Bytes received but not parsed yet. */
  #rest: Buffer = Buffer.from('\r\n')
  #reading: 'content' | 'delimiterEnd' | 'header' = 'content'

  constructor(boundary: string) {
    this.#delimiter = Buffer.from(`\r\n--${boundary}`)
  }

  take(chunk: Uint8Array): void {
    const more = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
    if (this.#isWithinContent(more)) {
      this.#keep(this.#rest.length)
      this.#rest = more
    } else this.#rest = Buffer.concat([this.#rest, more])
    while (!this.isWhole && this.#step());
  }

  pictures(): Buffer[] {
    return this.#parts.map((part) => part.content())
  }

  /** Whether no delimiter begins in the rest, so that the next chunk needs no copy to it. */
  #isWithinContent(more: Buffer): boolean {
    if (this.#reading !== 'content' || more.length < this.#delimiter.length) return false
    const seam = Buffer.concat([this.#rest, more.subarray(0, this.#delimiter.length)])
    return !seam.includes(this.#delimiter)
  }

  /** Parses one step; false when it needs more bytes. */
  #step(): boolean {
    if (this.#reading === 'header') return this.#readHeader()
    return this.#reading === 'content' ? this.#readContent() : this.#readDelimiterEnd()
  }

  /** Bytes before the first delimiter are discarded. */
  #readContent(): boolean {
    const at = this.#rest.indexOf(this.#delimiter)
    if (at < 0) {
      this.#keep(Math.max(0, this.#rest.length - this.#delimiter.length + 1))
      return false
    }
    this.#keep(at)
    this.#skip(this.#delimiter.length)
    this.#reading = 'delimiterEnd'
    return true
  }

  #readDelimiterEnd(): boolean {
    if (this.#rest.length < 2) return false
    const end = this.#rest.toString('latin1', 0, 2)
    if (end !== '--' && end !== '\r\n') throw notAForm()
    this.isWhole = end === '--'
    this.#reading = 'header'
    return true
  }

  /**
   * The line break before the header is still in the buffer, so that a part without any header is
   * found too.
   */
  #readHeader(): boolean {
    const length = this.#rest.indexOf(headerEnd)
    if (length > longestHeader || (length < 0 && this.#rest.length > longestHeader)) {
      throw notAForm()
    }
    if (length < 0) return false
    if (!isPicturePart(this.#rest.toString('utf8', 0, length))) throw notAForm()
    if (this.#parts.length === maxUploadFiles) {
      throw new Refusal('uploadTooManyFiles', { most: maxUploadFiles })
    }
    this.#skip(length + headerEnd.length)
    this.#parts.push(new Part())
    this.#reading = 'content'
    return true
  }

  #keep(bytes: number): void {
    this.#parts.at(-1)?.add(this.#rest.subarray(0, bytes))
    this.#skip(bytes)
  }

  #skip(bytes: number): void {
    this.#rest = this.#rest.subarray(bytes)
  }
}

function isPicturePart(header: string): boolean {
  const disposition = /^content-disposition:\s*form-data\s*;(.*)$/im.exec(header)?.[1] ?? ''
  const name = /(?:^|;)\s*name="([^"]*)"/i.exec(disposition)?.[1]
  return name === uploadPictures.field && /(?:^|;)\s*filename\*?=/i.test(disposition)
}
