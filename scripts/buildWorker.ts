import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'

/**
 * Builds the service worker beside the built app, with the list of the files that it keeps for use
 * without a connection. Texts of other languages are left to be kept as they are used.
 */

const root = join(import.meta.dirname, '..')
const folder = join(root, 'dist')
const languages = globSync('src/messages/compiled/*.json', { cwd: root }).map((path) =>
  path.replace(/^.*\/|\.json$/g, ''),
)
const ofLanguage = new RegExp(`^assets/(?:${languages.join('|')})-[\\w-]{8}\\.js$`)

const hashed = globSync('assets/*.{js,css}', { cwd: folder })
  .filter((name) => !ofLanguage.test(name))
  .toSorted()
  .map((name) => ({ url: `/${name}`, revision: null }))
const named = ['index.html', 'icon.svg'].map((name) => ({
  url: `/${name}`,
  revision: createHash('sha256')
    .update(readFileSync(join(folder, name)))
    .digest('hex')
    .slice(0, 16),
}))

await build({
  root,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  define: {
    precacheManifest: JSON.stringify([...named, ...hashed]),
    'process.env.NODE_ENV': '"production"',
  },
  build: {
    target: 'es2022',
    outDir: folder,
    emptyOutDir: false,
    rolldownOptions: {
      input: join(root, 'src/worker/worker.ts'),
      output: { format: 'iife', entryFileNames: 'worker.js' },
    },
  },
})
