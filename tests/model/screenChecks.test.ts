import { expect, test } from 'vitest'
import { isNotThere } from './support/chartProof.ts'
import type { AnyGestures } from './support/chartProof.ts'
import { loadProofs } from './support/loadProofs.ts'
import { labelOf } from './support/looks.ts'

const charts = (await loadProofs()).flatMap(({ machine, screens }) =>
  isNotThere(screens) ? [] : [{ id: machine.id, screens }],
)

test.each(charts)('each leaf of $id has its own check, or states why not', ({ screens }) => {
  const checks = Object.entries(screens.shows as AnyGestures).flatMap(([leaf, shown]) =>
    isNotThere(shown) ? [] : [{ leaf, label: labelOf(shown) }],
  )
  const shared = [...Map.groupBy(checks, ({ label }) => label).values()]
    .filter((group) => group.length > 1)
    .map((group) => group.map(({ leaf }) => leaf))
  const named = (screens.lookAlike ?? []).map(({ leaves }) => [...leaves])
  expect(named).toEqual(shared)
})

test.each(charts)('states of $id that look alike state why', ({ screens }) => {
  const silent = (screens.lookAlike ?? []).filter(({ why }) => why.trim() === '')
  expect(silent).toEqual([])
})
