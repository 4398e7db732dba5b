/** The state in a history entry. */
interface EntryState {
  /** The ids of the open sheets, outermost first. */
  steps?: readonly string[]
}

/** Asks a sheet to close. False: it stays open, because it is busy. */
export type LeaveStep = () => boolean

interface Step {
  id: string
  leave: LeaveStep
}

interface Entry {
  href: string
  path: string
  steps: readonly string[]
}

/** A browser may drop a traversal, and the shop must not wait for it forever. */
const travelLimitMs = 1_000

let open: readonly Step[] = []
let left: Entry | null = null
let ahead: readonly string[] = []
let travelling: 'back' | 'forward' | null = null
let givingUp: ReturnType<typeof setTimeout> | undefined
let holds = 0
let waiting: (() => void)[] = []

/**
 * Starts the modal history of a page on which no sheet is open. Each open sheet is a history entry:
 * going back closes it, and closing it otherwise removes its entry. Entries and open sheets are
 * reconciled after each change of either.
 */
export function startModalHistory(): void {
  clearTimeout(givingUp)
  open = []
  left = entryOf(location, history.state)
  ahead = []
  travelling = null
  holds = 0
  waiting = []
  const options = { capture: true }
  window.addEventListener('pushState', noteEntry, options)
  window.addEventListener('replaceState', noteEntry, options)
  window.addEventListener('popstate', followTraversal, options)
  queueMicrotask(settle)
}

/**
 * `leave` is called when the shopper goes back. Call the returned function once the sheet is
 * closed.
 */
export function openStep(id: string, leave: LeaveStep): () => void {
  open = [...open, { id, leave }]
  queueMicrotask(settle)
  return () => {
    open = open.filter((step) => step.id !== id)
    queueMicrotask(settle)
  }
}

/** Closes all open sheets before a navigation to another screen. */
export function leaveSteps(): void {
  leaveAll(open)
}

/** The number of sheet entries above the screen's own entry. */
export function countSteps(): number {
  return stepsOf(history.state).length
}

/** Freezes the steps until `release`, for a screen that is shown a frame later. */
export function holdSteps(): () => void {
  holds += 1
  return () => {
    holds -= 1
    queueMicrotask(settle)
  }
}

/** Runs immediately, or after a pending removal of a step. */
export function onceSettled(act: () => void): void {
  if (travelling === null) act()
  else waiting.push(act)
}

function settle(): void {
  if (travelling !== null || holds > 0) return
  const known = stepsOf(history.state)
  const wanted = open.map(({ id }) => id)
  const same = known.findIndex((id, place) => id !== wanted[place])
  const surplus = same < 0 ? 0 : known.length - same
  const missing = same < 0 ? wanted.slice(known.length) : []
  if (surplus > 0) travel('back', surplus)
  else if (missing.length > 0 && startsWith(ahead, wanted)) travel('forward', missing.length)
  else for (const id of missing) push(id)
  ahead = []
}

function push(id: string): void {
  const state = history.state as EntryState | null
  history.pushState({ ...state, steps: [...stepsOf(state), id] }, '')
}

function travel(direction: 'back' | 'forward', steps: number): void {
  travelling = direction
  givingUp = setTimeout(arrive, travelLimitMs)
  history.go(direction === 'back' ? -steps : steps)
}

function arrive(): void {
  clearTimeout(givingUp)
  travelling = null
  for (const act of waiting.splice(0)) act()
}

/** Runs before the router's listener: the screen keeps its current address below its sheets. */
function followTraversal(): void {
  const from = left
  const here = entryOf(location, history.state)
  const isWithinScreen = here.path === from?.path && here.steps.join() !== from.steps.join()
  if (from !== null && (travelling === 'back' || isWithinScreen) && here.href !== from.href) {
    history.replaceState(history.state, '', from.href)
  }
  left = entryOf(location, history.state)
  if (travelling === null) {
    ahead = from?.steps ?? []
    leaveAll(open.filter(({ id }) => !here.steps.includes(id)))
  } else arrive()
  queueMicrotask(settle)
}

/** The uppermost first. A closing sheet may remain visible for a while. */
function leaveAll(steps: readonly Step[]): void {
  for (const step of steps.toReversed()) {
    if (step.leave()) open = open.filter((other) => other !== step)
  }
}

function noteEntry(): void {
  left = entryOf(location, history.state)
}

function entryOf({ pathname, search, hash }: Location, state: unknown): Entry {
  return { href: pathname + search + hash, path: pathname, steps: stepsOf(state) }
}

function stepsOf(state: unknown): readonly string[] {
  const { steps } = (state ?? {}) as EntryState
  return Array.isArray(steps) ? steps : []
}

function startsWith(list: readonly string[], other: readonly string[]): boolean {
  return other.every((id, place) => list[place] === id)
}
