import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/**
 * Writes .br and .gz files next to each text file that browsers request, on Node's whole thread
 * pool.
 */

const folder = join(import.meta.dirname, '../dist')
const smallest = 1_024
const asSmallAsCanBe = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    }),
  gz: (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
}

const names = globSync('{*,assets/**/*}.{js,css,svg}', { cwd: folder })
await Promise.all(
  names.map(async (name) => {
    const path = join(folder, name)
    const content = await readFile(path)
    if (content.length < smallest) return
    for (const [ending, compress] of Object.entries(asSmallAsCanBe)) {
      await writeFile(`${path}.${ending}`, await compress(content))
    }
  }),
)
