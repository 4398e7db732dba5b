import { hash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as v from 'valibot'
import type { LanguageCode } from '../../contract/fields.ts'
import type { Place } from './firstCalls.ts'

/** What the built painter gives: see src/painter.tsx. */
export interface Painter {
  openingPlace(place: Place, loggedIn: boolean): Place
  paint(place: Place, lang: LanguageCode, answers: object): Promise<PaintedScreen>
}

export interface PaintedScreen {
  markup: string
  siteName: string
  title: string
  description: string
  sources: string[]
  isFound: boolean
}

export interface BuiltSite {
  /** Changes with every build. */
  builtAt: string
  /** The page without anything painted. */
  html: string
  /** Empty where it is the page's own. The goods here aren't its goods, so nothing is painted then. */
  apiHost: string
  /** The scripts that stand in the page, as a content security policy names them: no other may. */
  inlineScripts: readonly string[]
  painter: () => Promise<Painter>
  /** The scripts that screens of these sources need beside those that the page names. */
  scriptsOf: (sources: readonly string[]) => readonly string[]
  stylesOf: (sources: readonly string[]) => Promise<readonly Style[]>
}

interface Style {
  href: string
  css: string
}

const manifest = v.record(
  v.string(),
  v.object({
    file: v.string(),
    isEntry: v.optional(v.boolean(), false),
    imports: v.optional(v.array(v.string()), []),
    css: v.optional(v.array(v.string()), []),
  }),
)
type Manifest = v.InferOutput<typeof manifest>

const painterEntry = 'src/painter.tsx'

/** The built app, read again when a newer build has replaced it. */
export async function openBuiltSite(distFolder: string): Promise<() => Promise<BuiltSite>> {
  const path = join(distFolder, 'index.html')
  let readAt = 0
  let built = await read()
  async function read(): Promise<BuiltSite> {
    readAt = (await stat(path)).mtimeMs
    return readBuild(distFolder, await readFile(path, 'utf8'), readAt)
  }
  return async () => {
    const { mtimeMs } = await stat(path)
    if (mtimeMs !== readAt) built = await read()
    return built
  }
}

async function readBuild(folder: string, html: string, readAt: number): Promise<BuiltSite> {
  const app = await readManifest(folder)
  const read = new Map<string, Promise<Style>>()
  const named = [...html.matchAll(/<link rel="stylesheet"[^>]* href="([^"]+)"/g)].map(
    ([, href = '']) => href,
  )
  let painter: Promise<Painter> | null = null
  const style = (href: string) => {
    const known = read.get(href) ?? readStyle(folder, href)
    read.set(href, known)
    return known
  }
  return {
    builtAt: String(readAt),
    html,
    apiHost: /<link[^>]* id="api-host"[^>]* href="([^"]+)"/.exec(html)?.[1] ?? '',
    inlineScripts: hashesOfScripts(html),
    painter: () => (painter ??= loadPainter(join(folder, 'server'))),
    scriptsOf: (sources) =>
      neededBy(app, sources)
        .map(({ file }) => `/${file}`)
        .filter((href) => !html.includes(`"${href}"`)),
    stylesOf: (sources) => {
      const files = neededBy(app, sources).flatMap(({ css }) => css.map((file) => `/${file}`))
      return Promise.all([...new Set([...named, ...files])].map(style))
    },
  }
}

function hashesOfScripts(html: string): string[] {
  return [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${hash('sha256', script, 'base64')}'`,
  )
}

/** A build without a manifest, such as a preview's, has nothing to preload. */
async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, '.vite/manifest.json'), 'utf8').catch(() => '{}')
  return v.parse(manifest, JSON.parse(text))
}

async function readStyle(folder: string, href: string): Promise<Style> {
  return { href, css: await readFile(join(folder, href), 'utf8') }
}

async function loadPainter(folder: string): Promise<Painter> {
  const { file } = (await readManifest(folder))[painterEntry] ?? { file: 'painter.js' }
  return (await import(pathToFileURL(join(folder, file)).href)) as Painter
}

/** The chunks of some sources and what they import, each once, what is imported first. */
function neededBy(all: Manifest, sources: readonly string[]): Manifest[string][] {
  const needed = new Set<string>()
  const add = (name: string) => {
    if (needed.has(name)) return
    for (const imported of all[name]?.imports ?? []) add(imported)
    needed.add(name)
  }
  for (const source of sources) add(source)
  return [...needed].flatMap((name) => all[name] ?? [])
}
