import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loadProofs } from '../model/support/loadProofs.ts'

test('every chart has its proof', { timeout: 30_000 }, async () => {
  const charts = readdirSync(new URL('../../src/machines/', import.meta.url))
    .filter((file) => file.endsWith('Machine.ts'))
    .map((file) => file.replace('Machine.ts', ''))
  const proven = (await loadProofs()).map(({ machine }) => machine.id)
  expect(charts.length).toBeGreaterThan(15)
  expect(proven.toSorted()).toEqual(charts.toSorted())
})
