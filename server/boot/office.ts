import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { resolveQuickly } from './resolveQuickly.ts'

// As the server's: what a command writes, others of this machine can't read.
process.umask(0o077)
const projectFolder = join(import.meta.dirname, '../..')
resolveQuickly(projectFolder)
// Without the compile cache, compiling takes longer than most commands run.
enableCompileCache(join(projectFolder, 'node_modules/.cache/compiled'))
await import('./runOffice.ts')
