import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void
setFlagsFromString('--no-expose-gc')

/**
 * Runs a garbage collection, which blocks the process for some 20 ms. It is for buffers of many
 * megabytes: V8 lets another 64 MB accumulate before it collects.
 */
export function collectGarbage(): void {
  collect()
}
