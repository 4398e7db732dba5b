import { expect, test } from 'vitest'
import { proof } from '../../../tests/model/charts/submission.ts'
import type { AnyProof } from '../../../tests/model/support/chartProof.ts'
import { readChart } from '../readChart.ts'
import { drawOnce } from './cachedDrawing.ts'
import { planDrawing } from './plan.ts'

const { machine, actedBy } = proof as unknown as AnyProof

test('a drawing is reused until its plan changes', async () => {
  const chart = readChart(machine)
  const drawn = await drawOnce(planDrawing(chart, actedBy), '')
  const touched = drawn.replace('</svg>', '<!-- kept --></svg>')
  expect(await drawOnce(planDrawing(chart, actedBy), touched)).toBe(touched)

  const described = { ...chart, description: 'Another one.' }
  const anew = await drawOnce(planDrawing(described, actedBy), touched)
  expect([anew.includes('<!-- kept -->'), anew.includes('Another one.')]).toEqual([false, true])
})
