import { expect, test } from 'vitest'
import { isNotThere } from './chartProof.ts'
import { coverPaths } from './coverPaths.ts'
import { reachedBy } from './joinPaths.ts'
import { loadProofs } from './loadProofs.ts'
import { everythingIn } from './replay.ts'
import { showingEachState } from './showingEachState.ts'

test('the paths on the screens reach all that is not excused, and none is redundant', async () => {
  const proof = (await loadProofs()).find(({ machine }) => machine.id === 'review')
  if (!proof || isNotThere(proof.screens)) throw new Error('reviews have screens')
  const { paths, leaves, transitions } = await coverPaths(proof, proof.screens)
  const all = everythingIn(proof.machine)
  const excused = { ...leaves.exempt, ...transitions.exempt }

  const reached = new Set(paths.flatMap((path) => [...path.leaves, ...path.transitions]))
  const needless = paths.filter((path) => {
    const others = new Set(paths.filter((other) => other !== path).flatMap(reachedBy))
    return reachedBy(path).every((place) => others.has(place))
  })

  expect({ reached: [...reached].toSorted(), needless }).toEqual({
    reached: [...all.leaves, ...all.transitions].filter((name) => !(name in excused)).toSorted(),
    needless: [],
  })
})

function path(leaves: readonly string[], steps: number) {
  return {
    leaves: new Set(leaves),
    events: Array.from({ length: steps }, () => ({ type: 'went' })),
  }
}

test('chooses short paths that together show every state that all paths show', () => {
  const toRefused = path(['open', 'refused'], 2)
  const toPaid = path(['open', 'paying', 'paid'], 4)
  const longWayToPaid = path(['open', 'paying', 'paid'], 9)
  const toPaying = path(['open', 'paying'], 3)

  expect([...showingEachState([toPaying, longWayToPaid, toRefused, toPaid])]).toEqual([
    toPaid,
    toRefused,
  ])
})

test('chooses nothing from no paths', () => {
  expect([...showingEachState([])]).toEqual([])
})
