import { readFile, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { maxUploadBytes } from '../../contract/uploads.ts'
import { OfficeRefused, type Office } from './ask.ts'

const isFile = /^[^:]+\.(?:jpe?g|png|webp)$/i
const fields = new Set(['picture', 'pictures', 'logo', 'cover'])

/**
 * Sends the picture files that a catalogue names, relative to its folder, and puts the names they
 * get in their place. A file that can't be used stays as it is, so that its part alone is refused.
 */
export async function sendLocalPictures(
  given: { office: Pick<Office, 'post'>; say: (line: string) => void },
  { file, content }: { file: string; content: unknown },
): Promise<unknown> {
  const sent = new Map<string, string>()
  for (const name of new Set(namesIn(content))) {
    const path = resolve(dirname(file), name)
    try {
      sent.set(name, await send(given.office, path))
    } catch (error) {
      given.say(`${path} can't be used as a picture: ${reasonOf(error)}`)
    }
  }
  return sent.size === 0 ? content : replaced(content, sent)
}

async function send(office: Pick<Office, 'post'>, path: string): Promise<string> {
  if ((await stat(path)).size > maxUploadBytes) throw new Error('it is too large')
  const content = (await readFile(path)).toString('base64')
  const { picture } = (await office.post('/pictures/add', { content })) as { picture: string }
  return picture
}

function reasonOf(error: unknown): string {
  if (error instanceof OfficeRefused) return error.message
  return (error as NodeJS.ErrnoException).code ?? (error as Error).message
}

function namesIn(value: unknown, isPicture = false): string[] {
  if (typeof value === 'string') return isPicture && isFile.test(value) ? [value] : []
  if (Array.isArray(value)) return value.flatMap((each) => namesIn(each, isPicture))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) => namesIn(each, fields.has(name)))
}

function replaced(value: unknown, sent: ReadonlyMap<string, string>, isPicture = false): unknown {
  if (typeof value === 'string') return isPicture ? (sent.get(value) ?? value) : value
  if (Array.isArray(value)) return value.map((each) => replaced(each, sent, isPicture))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, replaced(each, sent, fields.has(name))]),
  )
}
