import { execFileSync } from 'node:child_process'
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Writes the next migration: `npm run new:migration -- --name what-changes`, `--custom` for
 * triggers and views. drizzle-kit compares the schema with the newest snapshot only, so older ones
 * are deleted. Snapshot and journal are written on one line, because nobody reviews them.
 */

const root = join(import.meta.dirname, '..')
const meta = join(root, 'server/db/migrations/meta')

execFileSync(join(root, 'node_modules/.bin/drizzle-kit'), ['generate', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
})
for (const name of globSync('*_snapshot.json', { cwd: meta }).toSorted().slice(0, -1)) {
  rmSync(join(meta, name))
}
for (const name of globSync('*.json', { cwd: meta })) {
  const path = join(meta, name)
  writeFileSync(path, `${JSON.stringify(JSON.parse(readFileSync(path, 'utf8')))}\n`)
}
