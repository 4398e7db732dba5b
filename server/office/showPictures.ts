import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { optionOf, type Given } from './command.ts'

export const pictureOptions = { options: ['pictures'], flags: ['open'] } as const

const viewers: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
}

/**
 * Writes pictures to the path of `--pictures`, and opens them with the system's viewer for
 * `--open`.
 */
export async function showPictures(given: Given, ids: readonly string[]): Promise<void> {
  const wanted = optionOf(given, 'pictures')
  const isOpened = given.options['open'] === true
  if (wanted === undefined && !isOpened) return
  if (ids.length === 0) {
    given.say('There are no pictures.')
    return
  }
  const folder = await folderFor(wanted)
  for (const id of ids) {
    const { base64 } = (await given.office.get(`/picture?id=${id}`)) as { base64: string }
    const file = join(folder, `${id}.webp`)
    await writeFile(file, Buffer.from(base64, 'base64'), { mode: 0o600 })
    given.say(file)
    if (isOpened) await open(given, file)
  }
}

async function folderFor(wanted: string | undefined): Promise<string> {
  if (wanted === undefined) return mkdtemp(join(tmpdir(), 'harborlane-pictures-'))
  const folder = resolve(wanted)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return folder
}

function open({ say }: Given, file: string): Promise<void> {
  const [viewer, ...words] = viewers[process.platform] ?? ['xdg-open']
  return new Promise((done) => {
    const child = spawn(viewer, [...words, file], { detached: true, stdio: 'ignore' })
    child.once('spawn', () => {
      child.unref()
      done()
    })
    child.once('error', () => {
      say(`${viewer} isn't there to open it.`)
      done()
    })
  })
}
