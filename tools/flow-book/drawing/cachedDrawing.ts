import { hash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawSvg } from './drawSvg.ts'
import { layOut } from './layOut.ts'
import type { Plan } from './plan.ts'

const flows = join(import.meta.dirname, '..')
/** Actors and money are part of the plan itself. */
const drawnBy = globSync(['drawing/*.ts', 'words.ts'], { cwd: flows })
  .filter((file) => !file.endsWith('.test.ts'))
  .toSorted()
  .map((file) => readFileSync(join(flows, file), 'utf8'))
const { version: laidOutBy } = JSON.parse(
  readFileSync(join(flows, '../../node_modules/elkjs/package.json'), 'utf8'),
) as { version: string }

/**
 * Draws a plan. It reuses the previous drawing when the plan and the code are unchanged, because
 * the layout is slow.
 */
export async function drawOnce(plan: Plan, before: string): Promise<string> {
  const mark = `data-plan="${digestOf(plan)}"`
  if (before.includes(`<svg ${mark} `)) return before
  return drawSvg(plan, await layOut(plan)).replace('<svg ', `<svg ${mark} `)
}

function digestOf(plan: Plan): string {
  const plain = (_: string, value: unknown) =>
    value instanceof Map || value instanceof Set ? [...(value as Iterable<unknown>)] : value
  return hash('sha256', JSON.stringify([drawnBy, laidOutBy, plan], plain)).slice(0, 16)
}
