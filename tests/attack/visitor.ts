import { setTimeout as wait } from 'node:timers/promises'

/**
 * A shopper who looks at goods while others attack, in a process of its own so that nothing but the
 * server slows it down. Tells in milliseconds what each answer took, once its input ends.
 */
const [address = ''] = process.argv.slice(2)
const everyMs = 10
const looksBefore = 30
const tookMs: number[] = []

process.stdin.resume()
for (let done = 0; done < looksBefore; done += 1) await look()
process.stdout.write('ready\n')
while (!process.stdin.readableEnded) {
  tookMs.push(await look())
  await wait(everyMs)
}
process.stdout.write(`${JSON.stringify(tookMs)}\n`)

async function look(): Promise<number> {
  const started = performance.now()
  const answer = await fetch(`${address}/api/catalogue/products?lang=en`)
  await answer.text()
  return performance.now() - started
}
