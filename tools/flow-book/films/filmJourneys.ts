import { existsSync } from 'node:fs'
import { registerHooks } from 'node:module'
import type { Film } from '../book/bookData.ts'

/**
 * Prints the films of the given charts. Their hand-written tests run in a process of their own,
 * with recorders in place of xstate and vitest.
 */

const replaced = new Map([
  ['xstate', new URL('recordingXstate.ts', import.meta.url).href],
  ['vitest', new URL('journeyRunner.ts', import.meta.url).href],
])

registerHooks({
  resolve: (specifier, context, next) => {
    const url = context.parentURL?.includes('/tests/model/') ? replaced.get(specifier) : undefined
    return url === undefined ? next(specifier, context) : { url, shortCircuit: true }
  },
})

const { filmsOf } = await import('./journeyRunner.ts')
const films: Record<string, Film[]> = {}
for (const chart of process.argv.slice(2)) {
  const file = new URL(`../../../tests/model/${chart}.test.ts`, import.meta.url)
  if (!existsSync(file)) continue
  await import(file.href)
  films[chart] = await filmsOf(chart)
}
process.stdout.write(JSON.stringify(films))
