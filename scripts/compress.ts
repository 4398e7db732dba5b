import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Writes each built text file again as .br and .gz, which the server sends to browsers that take them. */

const folder = join(import.meta.dirname, '../dist')
const smallest = 1_024

for (const name of globSync('**/*.{js,css,svg}', { cwd: folder })) {
  const path = join(folder, name)
  const content = readFileSync(path)
  if (content.length < smallest) continue
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  writeFileSync(`${path}.br`, brotliCompressSync(content, { params: quality }))
  writeFileSync(`${path}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }))
}
