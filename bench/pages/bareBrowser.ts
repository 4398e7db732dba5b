import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

type Params = Record<string, unknown>

interface Message {
  id?: number
  sessionId?: string
  method?: string
  params?: Params
  result?: Params
  error?: { message: string }
}

export interface BarePage {
  send(method: string, params?: Params): Promise<Params>
  on(method: string, see: (params: Params) => void): void
  /** Evaluates an expression that returns plain data. */
  evaluate<Value>(expression: string): Promise<Value>
  close(): Promise<void>
}

/**
 * A Chromium without the protocol's Runtime domain, which Playwright turns on for its pages. With
 * it, each Error that a script makes, and React makes five as it loads, resolves the positions of
 * all its code. That costs up to 100 ms on a slow phone, which has no debugger.
 */
export async function openBareBrowser(path: string) {
  const profile = await mkdtemp(join(tmpdir(), 'harborlane-bare-'))
  const child = spawn(path, [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    'about:blank',
  ])
  const address = await new Promise<string>((resolve, reject) => {
    let said = ''
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const found = /DevTools listening on (ws:\S+)/.exec(said)?.[1]
      if (found) resolve(found)
    })
    child.once('error', reject)
    child.once('exit', () => reject(new Error(`the browser ended: ${said}`)))
  })
  const { send, on, close } = await connect(address)
  return {
    /** A page in a new context. */
    async newPage(): Promise<BarePage> {
      const { browserContextId } = await send('Target.createBrowserContext')
      const { targetId } = await send('Target.createTarget', {
        url: 'about:blank',
        browserContextId,
      })
      const attached = await send('Target.attachToTarget', { targetId, flatten: true })
      const sessionId = String(attached['sessionId'])
      return {
        send: (method, params) => send(method, params, sessionId),
        on: (method, see) => on(sessionId, method, see),
        evaluate: async <Value>(expression: string) => {
          const how = { expression, returnByValue: true, awaitPromise: true }
          const { result } = await send('Runtime.evaluate', how, sessionId)
          return (result as { value: Value }).value
        },
        close: async () => {
          await send('Target.disposeBrowserContext', { browserContextId })
        },
      }
    },
    async close(): Promise<void> {
      close()
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill()
      await ended
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Sends commands of the browser's protocol, and receives its events. */
async function connect(address: string) {
  const socket = new WebSocket(address)
  const waiting = new Map<number, (message: Message) => void>()
  const watching: { sessionId: string; method: string; see: (params: Params) => void }[] = []
  let sent = 0
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true })
    socket.addEventListener('error', reject, { once: true })
  })
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message
    if (message.id !== undefined) waiting.get(message.id)?.(message)
    for (const each of watching) {
      const isIts = each.sessionId === message.sessionId && each.method === message.method
      if (isIts) each.see(message.params ?? {})
    }
  })
  return {
    send(method: string, params: Params = {}, sessionId?: string): Promise<Params> {
      const id = ++sent
      socket.send(JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) }))
      return new Promise((resolve, reject) => {
        waiting.set(id, ({ result, error }) => {
          waiting.delete(id)
          if (error) reject(new Error(`${method}: ${error.message}`))
          else resolve(result ?? {})
        })
      })
    },
    on(sessionId: string, method: string, see: (params: Params) => void) {
      watching.push({ sessionId, method, see })
    },
    close: () => socket.close(),
  }
}
