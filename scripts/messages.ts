import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { publicTexts, textsIn } from './publicTexts.ts'

const root = join(import.meta.dirname, '..')
const folder = join(root, 'src/messages')
const compiledFolder = join(folder, 'compiled')
const format = ['--format', 'simple']
const parts = ['public', 'own']
/** English texts are in the source. This list of them is compared with the other languages. */
const englishFile = 'src/messages/compiled/en.json'

const sources = globSync('src/**/*.{ts,tsx}', { cwd: root })
  .filter((path) => !path.endsWith('.test.ts') && !path.endsWith('.test.tsx'))
  .toSorted()

mkdirSync(compiledFolder, { recursive: true })
formatjs('extract', ...sources, '--out-file', englishFile, '--throws', ...format)

const english = readJson(join(root, englishFile))
const wrongIds = Object.keys(english).filter(
  (id) => !/^[a-z][A-Za-z]*(\.[a-z][A-Za-z0-9]*)+$/.test(id),
)
if (wrongIds.length > 0) throw new Error(`ids must be dotted words: ${wrongIds.join(', ')}`)
const found = new Set(sources.flatMap((path) => textsIn(path, readSource(path))))
const differing = [...found.symmetricDifference(new Set(Object.keys(english)))]
if (differing.length > 0) throw new Error(`publicTexts.ts reads otherwise: ${differing.join(', ')}`)

const languages = readdirSync(folder).filter((name) => name.endsWith('.json'))
formatjs(
  'verify',
  englishFile,
  ...languages.map((name) => `src/messages/${name}`),
  '--source-locale',
  'en',
  '--missing-keys',
  '--extra-keys',
  '--structural-equality',
)

for (const part of parts) rmSync(join(compiledFolder, part), { recursive: true, force: true })
formatjs('compile-folder', 'src/messages', 'src/messages/compiled', '--ast', ...format)
const open = publicTexts(readSource)
splitByScreens()
console.log(
  `messages: ${Object.keys(english).length} texts, ${open.size} of them for guests, ${languages.length + 1} language(s)`,
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

/** Splits off the texts of public screens, so that a first visit loads nothing else. */
function splitByScreens(): void {
  for (const part of parts) mkdirSync(join(compiledFolder, part))
  for (const name of languages) {
    const texts = Object.entries(readJson(join(compiledFolder, name)))
    rmSync(join(compiledFolder, name))
    const write = (path: string, isIn: (id: string) => boolean) =>
      writeFileSync(
        join(compiledFolder, path),
        JSON.stringify(Object.fromEntries(texts.filter(([id]) => isIn(id)))),
      )
    write(`public/${name}`, (id) => open.has(id))
    // The build's file has the same name, which identifies it.
    write(`own/own-${name}`, (id) => !open.has(id))
  }
}

function readSource(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}
