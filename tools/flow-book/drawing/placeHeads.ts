import { overlap, segmentsOf } from './flawsOf.ts'
import type { Box, Layout } from './geometry.ts'
import { statePad } from './measures.ts'
import { headOf } from './plan.ts'
import type { Plan } from './plan.ts'

const nextToLine = 5

/**
 * Lines enter a box through its head. Its title and rows are at the left, or further right where no
 * line crosses them. `crowded` are the boxes without such a place.
 */
export function placeHeads(
  plan: Plan,
  { places, lines }: Pick<Layout, 'places' | 'lines'>,
): { heads: Map<string, Box>; crowded: string[] } {
  const segments = [...lines.values()].flatMap(segmentsOf)
  const heads = new Map<string, Box>()
  const crowded: string[] = []
  for (const id of plan.children.keys()) {
    const planned = plan.states.get(id)
    if (planned === undefined || planned.title === '') continue
    const placed = places.get(headOf(id))
    if (placed !== undefined) {
      heads.set(id, placed)
      continue
    }
    const box = places.get(id) ?? { x: 0, y: 0, width: Infinity, height: planned.height }
    const width = planned.width - 2 * statePad
    const strip = { ...box, height: planned.height - statePad }
    const inTheWay = segments.filter((segment) => overlap(segment, strip))
    const head = [box.x + statePad, ...inTheWay.map(({ x, width }) => x + width + nextToLine)]
      .toSorted((one, other) => one - other)
      .map((x) => ({ x, y: box.y + statePad, width, height: strip.height - statePad }))
      .filter((place) => place.x + width <= box.x + box.width - nextToLine)
      .find((place) => !inTheWay.some((segment) => overlap(segment, place)))
    if (head === undefined) crowded.push(id)
    else heads.set(id, head)
  }
  return { heads, crowded }
}
