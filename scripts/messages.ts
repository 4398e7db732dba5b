import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { publicTexts } from './publicTexts.ts'

const root = join(import.meta.dirname, '..')
const folder = join(root, 'src/messages')
const compiledFolder = join(folder, 'compiled')
const format = ['--format', 'simple']

const sources = globSync('src/**/*.{ts,tsx}', { cwd: root })
  .filter((path) => !path.endsWith('.test.ts') && !path.endsWith('.test.tsx'))
  .toSorted()

formatjs('extract', ...sources, '--out-file', 'src/messages/en.json', '--throws', ...format)
sortKeys(join(folder, 'en.json'))

const english = readJson(join(folder, 'en.json'))
const wrongIds = Object.keys(english).filter(
  (id) => !/^[a-z][A-Za-z]*(\.[a-z][A-Za-z0-9]*)+$/.test(id),
)
if (wrongIds.length > 0) throw new Error(`ids must be dotted words: ${wrongIds.join(', ')}`)

const languages = readdirSync(folder).filter((name) => name.endsWith('.json'))
formatjs(
  'verify',
  ...languages.map((name) => `src/messages/${name}`),
  '--source-locale',
  'en',
  '--missing-keys',
  '--extra-keys',
  '--structural-equality',
)

rmSync(compiledFolder, { recursive: true, force: true })
mkdirSync(compiledFolder, { recursive: true })
formatjs('compile-folder', 'src/messages', 'src/messages/compiled', '--ast', ...format)
const open = publicTexts(readSource)
splitByScreens()
console.log(
  `messages: ${Object.keys(english).length} texts, ${open.size} of them for guests, ${languages.length} language(s)`,
)

function formatjs(...parameters: string[]): void {
  execFileSync(join(root, 'node_modules/.bin/formatjs'), parameters, {
    cwd: root,
    stdio: 'inherit',
  })
}

function readJson(path: string): Record<string, unknown> {
  return JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>
}

function sortKeys(path: string): void {
  const sorted = Object.fromEntries(Object.entries(readJson(path)).toSorted())
  writeFileSync(path, `${JSON.stringify(sorted, null, 2)}\n`)
}

/** What public screens say is apart, so that a first visit loads nothing else. English stands in the source. */
function splitByScreens(): void {
  for (const part of ['public', 'own']) mkdirSync(join(compiledFolder, part))
  for (const name of languages) {
    const texts = Object.entries(readJson(join(compiledFolder, name)))
    rmSync(join(compiledFolder, name))
    if (name === 'en.json') continue
    const write = (path: string, isIn: (id: string) => boolean) =>
      writeFileSync(
        join(compiledFolder, path),
        JSON.stringify(Object.fromEntries(texts.filter(([id]) => isIn(id)))),
      )
    write(`public/${name}`, (id) => open.has(id))
    // The file of the build is called alike, and each is known by its name.
    write(`own/own-${name}`, (id) => !open.has(id))
  }
}

function readSource(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}
