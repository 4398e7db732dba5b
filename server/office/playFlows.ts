import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import * as v from 'valibot'
import type { OrderHistory } from '../domain/trade/orders/listHistories.ts'
import type { Office } from './ask.ts'

const player = join(import.meta.dirname, '../../scripts/playHistories.ts')

const playedFlows = v.looseObject({
  orders: v.number(),
  impossible: v.array(
    v.object({
      sn: v.string(),
      step: v.nullable(v.number()),
      event: v.nullable(v.string()),
      at: v.nullable(v.string()),
      why: v.string(),
    }),
  ),
  arrows: v.array(v.looseObject({ key: v.string(), times: v.number() })),
})
export type PlayedFlows = v.InferOutput<typeof playedFlows>

/**
 * Sends every order's history to a separate process that replays it on the charts: the server must
 * not import them.
 */
export async function playFlows(office: Office): Promise<PlayedFlows> {
  const playing = spawn(process.execPath, [player], { stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = once(playing, 'close')
  const answer = text(playing.stdout)
  playing.stdin.on('error', () => {})
  const write = async (line: unknown) => {
    const hasRoom = playing.stdin.write(`${JSON.stringify(line)}\n`)
    if (!hasRoom) await Promise.race([once(playing.stdin, 'drain'), ended])
  }
  try {
    let page = (await office.get('/flows')) as HistoriesPage
    await write({ dayMs: page.dayMs })
    for (;;) {
      for (const history of page.list) await write(history)
      if (page.next === null) break
      page = (await office.get(`/flows?after=${page.next}`)) as HistoriesPage
    }
  } finally {
    // The process waits for the end of its input, also when the server doesn't answer.
    playing.stdin.end()
  }
  const [code] = (await ended) as [number]
  if (code !== 0) throw new Error('the histories could not be played')
  return v.parse(playedFlows, JSON.parse(await answer))
}

interface HistoriesPage {
  list: OrderHistory[]
  next: number | null
  dayMs: number
}
