import { expect, test } from '../../browser/support/test.ts'
import type { AnyActorRef, AnyEventObject, AnyStateMachine, SnapshotFrom } from 'xstate'
import { duplicateWindowMs } from '../../../src/constants.ts'
import { registerShopper } from '../../browser/support/shoppers.ts'
import { fromCiOn, playsTours } from '../../browser/support/whole.ts'
import { actorIdOf, isActorDone, isActorError, isTimer } from '../support/chartModel.ts'
import {
  isNotThere,
  type AnyAnswers,
  type AnyGestures,
  type AnyProof,
  type AnyScreens,
  type AnySends,
} from '../support/chartProof.ts'
import { type CallName, type Ask, isKeyed } from '../support/wire.ts'
import { type Exchange, type Stage, setStage } from '../support/stage.ts'
import { failureOf } from '../support/coverPaths.ts'
import { predict, type Path } from '../support/explorePaths.ts'
import { dressScreens, keepScreen } from '../support/keepScreen.ts'
import { cachedCover, type CachedPath } from '../support/cachedCover.ts'
import { activeNodes, delayOf, isLeaf, startReplay } from '../support/replay.ts'
import { loadProofs } from '../support/loadProofs.ts'
import { showingEachState } from '../support/showingEachState.ts'
import { noteAbsence, noteDepth } from '../support/depths.ts'
import { evidenceFolder, noteEvidence } from '../support/evidence.ts'

/** Failing answers are part of the walks, and the browser logs each on the console. */
test.use({ expectedOnConsole: /^error: Failed to load resource: / })

for (const proof of await loadProofs()) {
  const { screens } = proof
  if (isNotThere(screens)) {
    noteAbsence(proof.machine, 'screens', screens)
    continue
  }
  const cover = await cachedCover(proof, screens)
  const shortest = showingEachState(cover.paths)
  test.describe(`the ${proof.machine.id} chart on the screens`, () => {
    test('every state and transition is reached, or states why not', () => {
      const { leaves, transitions, stale } = cover
      noteDepth(proof.machine, 'screens', {
        leaves: [],
        transitions: [],
        reasons: [
          ...[leaves, transitions].flatMap(({ exempt }) => Object.values(exempt)),
          ...(screens.mocked?.events ?? []).map(() => `mock: ${screens.mocked?.why}`),
          ...leftToCi(cover.paths, shortest),
        ],
        milliseconds: 0,
      })
      expect({ states: leaves.missing, transitions: transitions.missing, stale }).toEqual({
        states: [],
        transitions: [],
        stale: [],
      })
    })
    for (const [index, stored] of cover.paths.entries()) {
      const { title, input, events, leaves, transitions } = stored
      const when = shortest.has(stored) ? {} : fromCiOn
      test(`${index + 1}: ${title}`, when, async ({ page, request, baseURL }) => {
        const started = Date.now()
        const shopper = await registerShopper(request)
        await page.context().addCookies([{ name: 'auth', value: shopper.token, url: baseURL }])
        const stage = await setStage(page, {
          shopper,
          held: heldCalls(screens),
          besides: screens.besides ?? [],
        })
        await play(stage, proof, screens, predict(proof, input, events))
        noteDepth(proof.machine, 'screens', {
          leaves,
          transitions,
          milliseconds: Date.now() - started,
          path: index + 1,
        })
      })
    }
  })
}

/** A reason for each arrow that only a path takes which this depth leaves out. */
function leftToCi(paths: readonly CachedPath[], shortest: ReadonlySet<CachedPath>): string[] {
  if (playsTours) return []
  const played = new Set([...shortest].flatMap(({ transitions }) => [...transitions]))
  const all = new Set(paths.flatMap(({ transitions }) => [...transitions]))
  return [...all].filter((name) => !played.has(name)).map(() => 'taken from CI on')
}

async function play(stage: Stage, proof: AnyProof, screens: AnyScreens, path: Path): Promise<void> {
  await stage.page.clock.install()
  await dressScreens(stage.page, proof.machine.id)
  await screens.open(stage, path.input)
  // A server-rendered page shows the start, too, but does not react yet.
  await expect(stage.page.locator('#app[data-rendered]')).toHaveCount(0)
  stage.expects(...asksOfActors(stage, screens, path.start))
  await expectShown(stage, proof, screens, path.start)
  await stage.settleWire()
  const noted = noteRequests(proof, path)
  let before = path.start
  for (const [index, { event, after }] of path.steps.entries()) {
    await test.step(event.type, async () => {
      if (failed(path.steps[index - 1]?.event)) await stage.passTime(duplicateWindowMs)
      const holds = await perform(stage, screens, event, before)
      const asks = [
        ...asksOfEvent(stage, screens, event, before),
        ...asksOfActors(stage, screens, after, before),
      ]
      stage.expects(...asks)
      await noted(event, asks)
      await expectShown(stage, proof, screens, after)
      await stage.settleWire()
      await exchangeAll(stage, holds)
    })
    before = after
  }
}

/** After a failure, the same input within the guard's window would count as a double tap. */
function failed(event: AnyEventObject | undefined): boolean {
  const output = event?.['output'] as { failure?: object | null } | undefined
  return Boolean(output?.failure)
}

type Snapshot = SnapshotFrom<AnyStateMachine>

/**
 * Returns the held calls to release after the step: a call of the actor may arrive after another's
 * answer.
 */
async function perform(
  stage: Stage,
  screens: AnyScreens,
  event: AnyEventObject,
  before: Snapshot,
): Promise<readonly Exchange[]> {
  if (isTimer(event)) {
    await stage.passTime(delayOf(before, event))
    return []
  }
  if (isActorDone(event)) {
    const answer = (screens.answers as AnyAnswers)[actorIdOf(event)]
    if (answer === undefined || isNotThere(answer)) throw new Error(`no answer for ${event.type}`)
    const exchanges = answer.replies(event.output, before)
    const answers = exchanges.slice(0, exchanges.findLastIndex((each) => !('hold' in each)) + 1)
    await exchangeAll(stage, answers)
    return exchanges.slice(answers.length)
  }
  if (isActorError(event)) {
    await exchangeAll(stage, failureOf(screens, event)?.(before) ?? [])
    return []
  }
  const gesture = (screens.gestures as AnyGestures)[event.type]
  if (gesture === undefined || isNotThere(gesture)) throw new Error(`no gesture for ${event.type}`)
  await gesture(stage, event, before)
  return []
}

/** The requests of the actors that start with this snapshot. */
function asksOfActors(
  stage: Stage,
  screens: AnyScreens,
  during: Snapshot,
  before?: Snapshot,
): readonly Ask[] {
  const children = Object.entries(during.children as Record<string, AnyActorRef | undefined>)
  return children.flatMap(([id, child]) => {
    if (child === undefined || child === before?.children[id]) return []
    const sends = (screens.sends as AnySends)[id]
    if (sends === undefined) throw new Error(`nothing says what ${id} sends`)
    const { input } = child.getSnapshot() as { input?: unknown }
    return isNotThere(sends) ? [] : sends(input, during, stage)
  })
}

/** In a chart without actors the events themselves make requests. */
function asksOfEvent(
  stage: Stage,
  screens: AnyScreens,
  event: AnyEventObject,
  before: Snapshot,
): readonly Ask[] {
  const sends = (screens.sends as AnySends)[event.type]
  return sends === undefined || isNotThere(sends) ? [] : sends(event, before, stage)
}

async function exchangeAll(stage: Stage, exchanges: readonly Exchange[]): Promise<void> {
  for (const exchange of exchanges) {
    await ('action' in exchange ? exchange.action(stage) : stage.reply(exchange))
  }
}

async function expectShown(
  stage: Stage,
  proof: AnyProof,
  screens: AnyScreens,
  snapshot: Snapshot,
): Promise<void> {
  for (const { id } of activeNodes(snapshot).filter(isLeaf)) {
    const leaf = id.slice(proof.machine.id.length + 1)
    const shown = (screens.shows as AnyGestures)[leaf]
    if (shown === undefined) throw new Error(`nothing says what ${id} shows`)
    if (isNotThere(shown)) continue
    await shown(stage, snapshot, snapshot)
    await keepScreen(stage, proof.machine.id, leaf)
  }
}

function heldCalls(screens: AnyScreens): CallName[] {
  return Object.values(screens.answers as AnyAnswers).flatMap((answer) =>
    isNotThere(answer) ? [] : answer.calls,
  )
}

/** Records for the flow book which requests were compared at each step of a path. */
function noteRequests(proof: AnyProof, path: Path) {
  const replay = evidenceFolder === '' ? null : startReplay(proof, path.input)
  return async (event: AnyEventObject, asks: readonly Ask[]): Promise<void> => {
    if (replay === null) return
    replay.forget()
    await replay.perform(event)
    const requests = asks.map(({ call, input }) => ({
      method: call.method,
      path: call.path,
      input,
      isKeyed: isKeyed(call),
    }))
    if (requests.length === 0) return
    for (const arrow of replay.transitions) {
      noteEvidence({ chart: proof.machine.id, arrow, requests })
    }
  }
}
