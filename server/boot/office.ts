import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { resolveQuickly } from './resolveQuickly.ts'

const projectFolder = join(import.meta.dirname, '../..')
resolveQuickly(projectFolder)
// Without the compile cache, compiling takes longer than most commands run.
enableCompileCache(join(projectFolder, 'node_modules/.cache/compiled'))
await import('./runOffice.ts')
