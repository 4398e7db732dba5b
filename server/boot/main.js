// @ts-check
import modules from 'node:module'
import { join } from 'node:path'
import { reexec } from './reexec.js'

// Plain JavaScript, as are its first imports: older versions of Node can read it, and no types are
// stripped before the process re-executes.

process.umask(0o077)

if (!process.features.typescript) {
  console.error(
    `Harborlane needs Node 22.18 or later; this is ${process.version}. Start it with npm start, which brings its own.`,
  )
  process.exit(1)
}

const projectFolder = join(import.meta.dirname, '../..')
const compiledFolder = join(projectFolder, 'node_modules/.cache/compiled')
reexec({ compiledFolder })

// When the process could not be re-executed, modules loaded from here on are compiled once and
// cached.
modules.enableCompileCache(compiledFolder)
const { resolveQuickly } = await import('./resolveQuickly.ts')
resolveQuickly(projectFolder)
await import('./run.ts')
