import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('an install without the link to the project’s own Node gets it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'harborlane-link-'))
  const own = `node-${process.platform}-${process.arch}/bin`
  mkdirSync(join(folder, 'scripts'))
  mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true })
  mkdirSync(join(folder, 'node_modules', own), { recursive: true })
  writeFileSync(join(folder, 'node_modules', own, 'node'), '')
  const script = join(folder, 'scripts/linkNode.js')
  copyFileSync(join(import.meta.dirname, 'linkNode.js'), script)
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  for (const _ of ['missing', 'there']) execFileSync(process.execPath, [script])
  expect(readlinkSync(join(folder, 'node_modules/.bin/node'))).toBe(`../${own}/node`)
  rmSync(folder, { recursive: true })
})
