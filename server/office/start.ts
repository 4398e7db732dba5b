import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { resolvePackagesOnce } from '../resolvePackagesOnce.ts'

const projectFolder = join(import.meta.dirname, '../..')
resolvePackagesOnce(projectFolder)
// A command is over before one compiled anew would have begun.
enableCompileCache(join(projectFolder, 'node_modules/.cache/compiled'))
await import('./main.ts')
