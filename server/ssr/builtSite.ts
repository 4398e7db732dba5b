import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as v from 'valibot'
import type { LanguageCode } from '../../contract/fields.ts'
import type { FindFile } from '../http/fileCache.ts'
import type { Place } from './loaders.ts'

/** What the built server renderer exports: see src/serverRenderer.tsx. */
export interface ServerRenderer {
  /** The pattern of a screen's path; null for an unknown path. */
  findPattern(path: string): string | null
  openingPlace(place: Place, loggedIn: boolean): Place
  isSameForAll(path: string, loggedIn: boolean): boolean
  renderScreen(
    place: Place,
    lang: LanguageCode,
    answers: object,
    how: {
      isSameForAll: boolean
      timeZone?: string
      isWide?: boolean
      country: string | null
    },
  ): Promise<RenderedScreen>
}

export interface RenderedScreen {
  markup: string
  siteName: string
  title: string
  description: string
  sources: string[]
  isFound: boolean
  tooOld: string
  noScript: string
}

export interface BuiltSite {
  /** Changes with every build. */
  builtOf: string
  /** The page without rendered content. */
  html: string
  /**
   * Empty when the API is on the page's own host. With another API host this server has other
   * products, so it renders nothing.
   */
  apiHost: string
  /**
   * Hashes of the page's inline scripts for the content security policy, which forbids all others.
   */
  inlineScripts: readonly string[]
  serverRenderer: () => Promise<ServerRenderer>
  /**
   * The page's own scripts and those that screens from these source files need, the slowest first.
   */
  scriptsOf: (sources: readonly string[]) => readonly Script[]
  stylesOf: (sources: readonly string[]) => readonly Style[]
}

export interface Script {
  href: string
  /** True for scripts that the page names; those import the others. */
  runs: boolean
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

const rendererEntry = 'src/serverRenderer.tsx'

/** Reads the built app, and reads it again after a newer build. */
export function openBuiltSite(distFolder: string, files: FindFile): () => BuiltSite {
  let builtOf = ''
  let built: BuiltSite | null = null
  function open(): BuiltSite {
    const page = files('/index.html')
    // During a build there is no page for a moment.
    if (built && (!page || page.etag === builtOf)) return built
    if (!page) throw new Error(`${distFolder} holds no built app`)
    builtOf = page.etag
    built = readBuild(distFolder, files, new TextDecoder().decode(page.content), builtOf)
    return built
  }
  open()
  return open
}

function readBuild(folder: string, files: FindFile, html: string, builtOf: string): BuiltSite {
  const app = readManifest(folder)
  const named = hrefsIn(html, /<link rel="stylesheet"[^>]* href="([^"]+)"/g)
  const running = hrefsIn(html, /<script type="module"[^>]* src="([^"]+)"/g)
  let serverRenderer: Promise<ServerRenderer> | null = null
  const sizeOf = (href: string) => files(href)?.content.byteLength ?? 0
  return {
    builtOf,
    html,
    apiHost: /<link[^>]* id="api-host"[^>]* href="([^"]+)"/.exec(html)?.[1] ?? '',
    inlineScripts: hashesOfScripts(html),
    serverRenderer: () => (serverRenderer ??= loadRenderer(join(folder, 'server'))),
    scriptsOf: (sources) =>
      [...new Set([...running, ...neededBy(app, sources).map(({ file }) => `/${file}`)])]
        .map((href) => ({ href, runs: running.includes(href) }))
        .toSorted((one, other) => sizeOf(other.href) - sizeOf(one.href)),
    stylesOf: (sources) => {
      const own = neededBy(app, sources).flatMap(({ css }) => css.map((file) => `/${file}`))
      return [...new Set([...named, ...own])].map((href) => {
        const file = files(href)
        if (!file) throw new Error(`the build holds no ${href}`)
        return { href, css: new TextDecoder().decode(file.content) }
      })
    },
  }
}

function hrefsIn(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, href = '']) => href)
}

function hashesOfScripts(html: string): string[] {
  return [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${hash('sha256', script, 'base64')}'`,
  )
}

/** A build without a manifest preloads nothing. */
function readManifest(folder: string): Manifest {
  const path = join(folder, '.vite/manifest.json')
  return existsSync(path) ? v.parse(manifest, JSON.parse(readFileSync(path, 'utf8'))) : {}
}

async function loadRenderer(folder: string): Promise<ServerRenderer> {
  const { file } = readManifest(folder)[rendererEntry] ?? { file: 'serverRenderer.js' }
  return (await import(pathToFileURL(join(folder, file)).href)) as ServerRenderer
}

/** The chunks of source files and their imports, each once, imports first. Chunks may form a circle. */
function neededBy(all: Manifest, sources: readonly string[]): Manifest[string][] {
  const seen = new Set<string>()
  const needed: string[] = []
  const add = (name: string) => {
    if (seen.has(name)) return
    seen.add(name)
    for (const imported of all[name]?.imports ?? []) add(imported)
    needed.push(name)
  }
  for (const source of sources) add(source)
  return needed.flatMap((name) => all[name] ?? [])
}
