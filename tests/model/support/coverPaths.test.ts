import { expect, test } from 'vitest'
import { isNotThere } from './chartProof.ts'
import { coverPaths } from './coverPaths.ts'
import { reachedBy } from './joinPaths.ts'
import { loadProofs } from './loadProofs.ts'
import { everythingIn } from './replay.ts'

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
