import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { resolveQuickly } from './resolveQuickly.ts'

const projectFolder = join(import.meta.dirname, '../..')
resolveQuickly(projectFolder)
// A command is over before one compiled anew would have begun.
enableCompileCache(join(projectFolder, 'node_modules/.cache/compiled'))
await import('./runOffice.ts')
