import { badFindings, type TestShop } from '../support/testShop.ts'
import { openModelDriver, type Hosts, type ModelDriver } from './modelDriver.ts'
import type { Step } from './modelSteps.ts'
import type { Played } from './playing.ts'
import { playStep, readOrders } from './playStep.ts'

/** Counts the answers, so that a run can report what it covered. */
export type Tally = Map<string, number>

/**
 * Plays a sequence on the shop and on the model. Throws with the whole history when they differ in
 * an answer, a balance or a stock, or when the books don't balance at the end.
 */
export async function playSequence(
  shop: TestShop,
  steps: readonly Step[],
  { tally = new Map(), hosts }: { tally?: Tally; hosts?: Hosts } = {},
): Promise<void> {
  const driver = await openModelDriver(shop, hosts)
  const done: string[] = []
  for (const step of steps) {
    check(await playStep(driver, step), done, tally, step.kind)
    await compare(driver, done)
  }
  check(await readOrders(driver), done, tally, 'read')
  await compare(driver, done)
  const answered = await driver.balances()
  for (const [at, { availableCents, heldCents }] of driver.state.shoppers.entries()) {
    const real = JSON.stringify(answered[at])
    if (real !== JSON.stringify({ availableCents, heldCents }))
      fail(done, `shopper ${at} is told ${real}`)
  }
  const findings = await badFindings(shop)
  if (findings.length > 0) fail(done, `the doctor found ${JSON.stringify(findings)}`)
  if (shop.unexpectedErrors.length > 0) fail(done, `a fault: ${String(shop.unexpectedErrors[0])}`)
}

function check(played: readonly Played[], done: string[], tally: Tally, kind: string): void {
  for (const { said, verdict, answer } of played) {
    done.push(`${said}: ${answer.word}`)
    const name = `${kind}: ${answer.word}`
    tally.set(name, (tally.get(name) ?? 0) + 1)
    const real = (answer.data ?? {}) as Record<string, unknown>
    const wrong = Object.entries(verdict.data ?? {}).filter(
      ([field, meant]) => JSON.stringify(real[field]) !== JSON.stringify(meant),
    )
    if (answer.word !== verdict.word) fail(done, `the model says ${verdict.word}`)
    for (const [field, meant] of wrong) {
      fail(
        done,
        `${field} is ${JSON.stringify(real[field])}, the model says ${JSON.stringify(meant)}`,
      )
    }
  }
}

async function compare(driver: ModelDriver, done: readonly string[]): Promise<void> {
  const differences = await driver.differences()
  if (differences.length > 0) fail(done, differences.join('\n'))
}

function fail(done: readonly string[], what: string): never {
  throw new Error(`${done.map((line, at) => `${at + 1}. ${line}`).join('\n')}\n=> ${what}`)
}
