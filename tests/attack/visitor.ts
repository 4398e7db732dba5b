import { setTimeout as wait } from 'node:timers/promises'
import type { Look, Waits } from './startVisit.ts'

/**
 * A shopper who requests pages while others attack. It is its own process, so that nothing but the
 * server slows it down. When its input ends, it prints the milliseconds of each answer.
 */
const [address = '', given = '[]'] = process.argv.slice(2)
const looks = JSON.parse(given) as Look[]
const everyMs = 10
const looksBefore = 30
const waits: Waits = Object.fromEntries(looks.map(({ what }) => [what, []]))

process.stdin.resume()
for (let done = 0; done < looksBefore; done += 1) for (const each of looks) await look(each)
process.stdout.write('ready\n')
while (!process.stdin.readableEnded) {
  for (const each of looks) waits[each.what]?.push(await look(each))
  await wait(everyMs)
}
const sorted = Object.entries(waits).map(([what, ms]) => [what, ms.toSorted((a, b) => a - b)])
process.stdout.write(`${JSON.stringify(Object.fromEntries(sorted))}\n`)

async function look({ path, token }: Look): Promise<number> {
  const started = performance.now()
  const answer = await fetch(`${address}${path}`, token ? { headers: { token } } : {})
  await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
  return performance.now() - started
}
