import { spawn } from 'node:child_process'
import { opened, serverScript, serverSetting } from '../tests/browser/support/serverSetting.ts'

export interface BrowserServer {
  /** Where it listens; null when it ended before it did. */
  address: string | null
  /** All that it printed. */
  said: () => string
  close: () => Promise<void>
}

/** The server of the browser tests, once it listens. */
export function startBrowserServer(dataFolder: string): Promise<BrowserServer> {
  const child = spawn(process.execPath, [serverScript], {
    env: { ...process.env, ...serverSetting(dataFolder) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  process.once('exit', () => child.kill())
  let said = ''
  const close = () => {
    child.kill()
    return ended
  }
  return new Promise((resolve) => {
    const hear = (chunk: Buffer) => {
      said += chunk.toString()
      const address = opened.exec(said)?.groups?.['browser_test_address']
      if (address) resolve({ address, said: () => said, close })
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    void ended.then(() => resolve({ address: null, said: () => said, close }))
  })
}
