import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { giveMemoryBack } from './giveMemoryBack.ts'
import { resolvePackagesOnce } from './resolvePackagesOnce.ts'

process.umask(0o077)

const major = Number(process.versions.node.split('.')[0])
if (major < 22) {
  console.error(
    `Harborlane needs Node 22.18 or later; this is ${process.version}. Start it with npm start, which brings its own.`,
  )
  process.exit(1)
}

giveMemoryBack()

const projectFolder = join(import.meta.dirname, '..')
resolvePackagesOnce(projectFolder)
// What is loaded from here on is compiled once and kept for the next start.
enableCompileCache(join(projectFolder, 'node_modules/.cache/compiled'))
await import('./run.ts')
