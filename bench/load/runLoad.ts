import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { LoadResult, LoadWanted } from './plans.ts'

const generator = join(import.meta.dirname, 'generator.ts')

/** Generates load from another process and returns its result. */
export function runLoad(
  wanted: Pick<LoadWanted, 'address' | 'plan'> & Partial<LoadWanted>,
): Promise<LoadResult> {
  const whole: LoadWanted = { lanes: 32, seconds: 5, warmUpSeconds: 1, ...wanted }
  const child = fork(generator)
  return new Promise((resolve, reject) => {
    child.once('message', (result) => resolve(result as LoadResult))
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`the load ended with ${code}`)))
    child.send(whole)
  })
}
