import { Agent, request } from 'node:http'

export interface LoadResult {
  perSecond: number
  p50Ms: number
  p99Ms: number
  failures: number
}

/** Runs `work` on so many lanes for so many seconds, and times each run. */
export async function load(options: {
  lanes: number
  seconds: number
  work: (lane: number) => Promise<boolean>
}): Promise<LoadResult> {
  const times: number[] = []
  let failures = 0
  const started = performance.now()
  const until = started + options.seconds * 1000
  await Promise.all(
    Array.from({ length: options.lanes }, async (_, lane) => {
      while (performance.now() < until) {
        const before = performance.now()
        if (await options.work(lane)) times.push(performance.now() - before)
        else failures += 1
      }
    }),
  )
  const seconds = (performance.now() - started) / 1000
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
  return { perSecond: times.length / seconds, p50Ms: at(0.5), p99Ms: at(0.99), failures }
}

/** A client that keeps its connections, for one address. */
export function keepAliveClient(address: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const { hostname, port } = new URL(address)
  function ask(options: {
    path: string
    method?: string
    headers?: Record<string, string>
    body?: string
  }): Promise<{ status: number; text: string }> {
    const { path, method = 'GET', headers = {}, body } = options
    return new Promise((resolve, reject) => {
      const asked = request({ hostname, port, path, method, headers, agent }, (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (chunk: string) => (text += chunk))
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
        response.on('error', reject)
      })
      asked.on('error', reject)
      asked.end(body)
    })
  }
  return { ask, close: () => agent.destroy() }
}
