import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { checksumsOf, readChecksums, type Checksums } from './checksums.ts'
import { manifestName, manifestSchema, type Manifest } from './manifest.ts'

export interface Backup {
  folder: string
  manifest: Manifest
  checksums: Checksums
}

const mostNamed = 3

/** Opens a backup after every file matches its checksum. */
export async function readBackup(folder: string): Promise<Backup> {
  const checksums = await readChecksums(folder)
  if (!checksums) {
    throw new Error(
      `There is no finished backup in ${folder}: SHA256SUMS, which is written last, is missing.`,
    )
  }
  const wrong = differences(checksums, await checksumsOf(folder))
  if (wrong.length > 0) {
    const more = wrong.length > mostNamed ? `, and ${wrong.length - mostNamed} more` : ''
    throw new Error(
      `The backup in ${folder} is not as it was made (${wrong.slice(0, mostNamed).join(', ')}${more}): it can't be restored.`,
    )
  }
  if (!checksums.has(manifestName)) {
    throw new Error(
      `The backup in ${folder} is of the embedded database of an older version: restore it with that version.`,
    )
  }
  const text = await readFile(join(folder, manifestName), 'utf8')
  const manifest = v.safeParse(manifestSchema, JSON.parse(text))
  if (!manifest.success) {
    throw new Error(`The backup in ${folder} has a format that this version does not know.`)
  }
  return { folder, manifest: manifest.output, checksums }
}

function differences(listed: Checksums, found: Checksums): string[] {
  return [
    ...[...listed]
      .filter(([path, digest]) => found.get(path) !== digest)
      .map(([path]) => `${path} is ${found.has(path) ? 'changed' : 'missing'}`),
    ...[...found.keys()].filter((path) => !listed.has(path)).map((path) => `${path} is added`),
  ]
}
