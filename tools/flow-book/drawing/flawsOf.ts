import type { Box, Layout, Point } from './geometry.ts'
import type { Plan } from './plan.ts'

/** Finds flaws of readability: overlapping labels and boxes, and lines through foreign parts. */
export function flawsOf(plan: Plan, layout: Layout): string[] {
  const labels = [...layout.labels]
  const solid = [...layout.places].filter(([id]) => !plan.children.has(id) && !id.endsWith(':head'))
  const boxes = [...layout.places].filter(([id]) => plan.children.has(id))
  const arrows = new Map(plan.arrows.map((arrow) => [arrow.id, arrow]))
  return [
    ...labels.flatMap(([id, label], index) =>
      labels
        .slice(index + 1)
        .filter(([, other]) => overlap(label, other))
        .map(([other]) => `the labels of ${id} and ${other} overlap`),
    ),
    ...labels.flatMap(([id, label]) =>
      solid
        .filter(([, place]) => overlap(label, place))
        .map(([place]) => `the label of ${id} stands on ${place}`),
    ),
    ...labels.flatMap(([id, label]) =>
      boxes
        .filter(([, box]) => overlap(label, box) && !contains(box, label))
        .map(([box]) => `the label of ${id} stands on the edge of ${box}`),
    ),
    ...labels.flatMap(([id, label]) =>
      [...layout.heads]
        .filter(([, head]) => overlap(label, head))
        .map(([box]) => `the label of ${id} stands on the head of ${box}`),
    ),
    ...[...layout.lines].flatMap(([id, points]) => {
      const { from = '', to = '' } = arrows.get(id) ?? {}
      const own = [from, to, id.replace(/>$/, '')]
      const pieces = segmentsOf(points)
      return [
        ...solid
          .filter(([place]) => !own.includes(place))
          .filter(([, place]) => pieces.some((piece) => overlap(piece, place)))
          .map(([place]) => `${id} (${from} → ${to}) runs through ${place}`),
        ...boxes
          .filter(
            ([box]) =>
              !own.some(
                (end) => end === box || end.startsWith(`${box}.`) || end.startsWith(`${box}:`),
              ),
          )
          .filter(([, box]) => pieces.some((piece) => overlap(piece, box)))
          .map(([box]) => `${id} (${from} → ${to}) runs through ${box}`),
        ...labels
          .filter(([other]) => other !== id)
          .filter(([, label]) => pieces.some((piece) => overlap(piece, label)))
          .map(([other]) => `${id} (${from} → ${to}) runs through the label of ${other}`),
        ...[...layout.heads]
          .filter(([, head]) => pieces.some((piece) => overlap(piece, head)))
          .map(([box]) => `${id} (${from} → ${to}) runs through the head of ${box}`),
      ]
    }),
  ]
}

export function segmentsOf(points: readonly Point[]): Box[] {
  return points.slice(1).map((end, index) => {
    const start = points[index] ?? end
    return {
      x: Math.min(start.x, end.x),
      y: Math.min(start.y, end.y),
      width: Math.abs(start.x - end.x),
      height: Math.abs(start.y - end.y),
    }
  })
}

/** Touching is not overlapping. */
export function overlap(one: Box, other: Box): boolean {
  const slack = 0.5
  return (
    one.x + one.width > other.x + slack &&
    other.x + other.width > one.x + slack &&
    one.y + one.height > other.y + slack &&
    other.y + other.height > one.y + slack
  )
}

function contains(outer: Box, inner: Box): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  )
}
