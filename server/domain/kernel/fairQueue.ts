import { assertDefined } from './assertDefined.ts'
import { Refusal } from './errors.ts'

interface Limits {
  /** Maximum of works that run at once. */
  running?: number
  /** The same for one caller. */
  runningOfOne?: number
  /** Maximum of waiting works. One more displaces the newest of the caller group with the most. */
  waiting?: number
  /** The same for one caller. One more is refused. */
  waitingOfOne?: number
}

/** Waiting works by caller: groups within groups, such as accounts within networks. */
interface Group {
  readonly name: string
  readonly parent: Group | null
  readonly groups: Map<string, Group>
  readonly works: { begin: () => void; refuse: (refusal: Refusal) => void }[]
  waiting: number
  running: number
}

export type FairQueue = ReturnType<typeof createFairQueue>

/**
 * Shares slots fairly: free slots go round-robin to the groups of a path, and within a group to the
 * groups in it. A caller with many works waits for itself, and delays another by one turn. Work
 * that would wait too long is refused with `tooBusy`. All paths of a queue have the same length.
 */
export function createFairQueue(limits: Limits) {
  const { running = Infinity, runningOfOne = running } = limits
  const { waiting = Infinity, waitingOfOne = waiting } = limits
  const root = newGroup('', null)

  /** Runs the work in the turn of the caller at the end of the path. */
  async function inTurn<Result>(
    path: readonly string[],
    work: () => Promise<Result>,
  ): Promise<Result> {
    const leaf = path.reduce(groupIn, root)
    await new Promise<void>((begin, refuse) => {
      leaf.works.push({ begin, refuse })
      count(leaf, { waiting: 1 })
      beginNext()
      if (leaf.waiting > waitingOfOne) displace(leaf)
      if (root.waiting > waiting) displace(root)
    })
    try {
      return await work()
    } finally {
      count(leaf, { running: -1 })
      beginNext()
    }
  }

  function beginNext(): void {
    while (root.running < running) {
      const leaf = nextIn(root)
      if (!leaf) return
      const { begin } = assertDefined(leaf.works.shift())
      count(leaf, { waiting: -1, running: 1 })
      begin()
    }
  }

  /** The caller whose turn it is. Its groups go to the end of the line. */
  function nextIn(group: Group): Group | null {
    if (group.waiting === 0) return null
    if (group.works.length > 0) return group.running < runningOfOne ? group : null
    for (const [name, inner] of group.groups) {
      const leaf = nextIn(inner)
      if (!leaf) continue
      group.groups.delete(name)
      group.groups.set(name, inner)
      return leaf
    }
    return null
  }

  return inTurn
}

function newGroup(name: string, parent: Group | null): Group {
  return { name, parent, groups: new Map(), works: [], waiting: 0, running: 0 }
}

function groupIn(parent: Group, name: string): Group {
  const group = parent.groups.get(name) ?? newGroup(name, parent)
  parent.groups.set(name, group)
  return group
}

/** Adds to the counts of a group and of those around it, and forgets the empty ones. */
function count(group: Group, by: { waiting?: number; running?: number }): void {
  group.waiting += by.waiting ?? 0
  group.running += by.running ?? 0
  const { parent, name } = group
  if (!parent) return
  if (group.waiting === 0 && group.running === 0) parent.groups.delete(name)
  count(parent, by)
}

/** Refuses the newest work of the fullest group within the fullest. */
function displace(group: Group): void {
  const newest = group.works.pop()
  if (newest) {
    count(group, { waiting: -1 })
    return newest.refuse(new Refusal('tooBusy'))
  }
  const groups = [...group.groups.values()]
  displace(groups.reduce((most, each) => (each.waiting >= most.waiting ? each : most)))
}
