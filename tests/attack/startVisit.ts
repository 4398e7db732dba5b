import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** A page or call that a visitor requests repeatedly. */
export interface Look {
  what: string
  path: string
  token?: string
}

/** Milliseconds of each answer, sorted, by its look. */
export type Waits = Record<string, number[]>

export async function startVisit(
  address: string,
  looks: readonly Look[],
): Promise<{ end(): Promise<Waits> }> {
  const script = join(import.meta.dirname, 'visitor.ts')
  const child = spawn(process.execPath, [script, address, JSON.stringify(looks)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  await once(child.stdout, 'data')
  return {
    end: async () => {
      child.stdin.end()
      await once(child, 'close')
      return JSON.parse(said.slice('ready\n'.length)) as Waits
    },
  }
}

export function waitAt(waits: readonly number[], share: number): number {
  return waits[Math.floor(waits.length * share)] ?? Infinity
}
