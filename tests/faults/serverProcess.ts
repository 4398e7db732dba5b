import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testPayCodeKey, testPushKey } from '../support/testShop.ts'

export interface ServerProcess {
  address: string
  startedInMs: number
  pid: number
  isRunning(): boolean
  /** All output so far. */
  said(): string
  /** Kills the process without a clean shutdown. */
  kill(): Promise<void>
  /** Sends a signal. Resolves with the exit code, or null when a signal ended the process. */
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

/** The script that `npm start` runs. */
const asProduct = join(import.meta.dirname, '../../server/boot/main.js')

/** Spawns a server in its own process and, unless `DATA_DIR` is given, with a folder of its own. */
export function spawnServer(env: Record<string, string>, script = asProduct) {
  const scratch = env['DATA_DIR'] ? null : mkdtempSync(join(tmpdir(), 'harborlane-server-'))
  const child = spawn(process.execPath, [script], {
    env: {
      ...process.env,
      PORT: '0',
      DEMO: 'off',
      AUTOPILOT: 'off',
      PAYMENT_CODE_KEY: testPayCodeKey,
      PUSH_KEY: testPushKey,
      REGISTRATIONS_PER_HOUR: '100000',
      CODES_PER_HOUR: '100000',
      ...(scratch === null ? {} : { DATA_DIR: scratch }),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  if (scratch !== null) child.once('exit', () => rmSync(scratch, { recursive: true, force: true }))
  return child
}

/** Spawns a server in its own process, and waits until it reports its address. */
export function startProcess(env: Record<string, string>, script?: string): Promise<ServerProcess> {
  const started = Date.now()
  const child = spawnServer(env, script)
  return new Promise((resolve, reject) => {
    let said = ''
    const hear = (chunk: Buffer) => {
      said += chunk.toString()
      const address = /open at (http:\S+)/.exec(said)?.[1]
      if (address) {
        resolve({
          address,
          startedInMs: Date.now() - started,
          pid: child.pid ?? 0,
          isRunning: () => child.exitCode === null && child.signalCode === null,
          said: () => said,
          kill: () => kill(child),
          stop: (signal = 'SIGTERM') => stop(child, signal),
        })
      }
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)))
  })
}

function kill(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill('SIGKILL')
  })
}

function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  return new Promise((resolve) => {
    child.once('exit', resolve)
    child.kill(signal)
  })
}
