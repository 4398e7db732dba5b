import Elk from 'elkjs/lib/elk.bundled.js'
import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk.bundled.js'
import { graphOf } from './elkGraph.ts'
import { flawsOf, overlap, segmentsOf } from './flawsOf.ts'
import type { Box, Layout, Point } from './geometry.ts'
import { type Plan, headOf } from './plan.ts'
import { statePad } from './measures.ts'

const nextToLine = 5

/**
 * Lines enter a box through its head. Its title and rows are at the left, or further right where no
 * line crosses them. `crowded` are the boxes without such a place.
 */
function placeHeads(
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

/** Options for which arrows run upwards. Which one reads best differs from chart to chart. */
const ways: readonly Record<string, string>[] = [
  {
    'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
    'elk.layered.considerModelOrder.strategy': 'PREFER_NODES',
  },
  { 'elk.layered.cycleBreaking.strategy': 'GREEDY_MODEL_ORDER' },
  { 'elk.layered.cycleBreaking.strategy': 'GREEDY' },
]

/** The most readable of a few layouts. Deterministic. */
export async function layOut(plan: Plan): Promise<Layout> {
  const layouts: Layout[] = []
  for (const way of ways) layouts.push(await layOutThisWay(plan, way))
  const [best] = layouts.toSorted((one, other) => costOf(plan, one) - costOf(plan, other))
  if (best === undefined) throw new Error('there is no way to lay out a chart')
  return best
}

/** A head without space between its box's incoming lines gets a place of its own. */
async function layOutThisWay(plan: Plan, way: Record<string, string>): Promise<Layout> {
  const elk = new Elk()
  const headed = new Set<string>()
  for (;;) {
    const bare = layoutOf(await elk.layout(graphOf(plan, { way, headed })))
    const { heads, crowded } = placeHeads(plan, bare)
    if (crowded.length === 0) return { ...bare, heads }
    for (const box of crowded) headed.add(box)
  }
}

const tooTall = 0.45
const upwardCost = 110
const lateStart = 0.5

/** Narrow suits a phone, and time should run down in the chart's own order. */
function costOf(plan: Plan, layout: Layout): number {
  const order = [...plan.states.keys()]
  const upward = plan.arrows.filter(({ id, from, to }) => {
    const line = layout.lines.get(id) ?? []
    const isForward = order.indexOf(from) < order.indexOf(to)
    return isForward && (line.at(-1)?.y ?? 0) < (line[0]?.y ?? 0)
  })
  const start = plan.chart.states.find(({ isInitial }) => isInitial)
  return (
    layout.width +
    (layout.places.get(start?.id ?? '')?.y ?? 0) * lateStart +
    layout.height * tooTall +
    upward.length * upwardCost +
    flawsOf(plan, layout).length * 10_000
  )
}

function layoutOf(laid: ElkNode): Omit<Layout, 'heads'> {
  const places = new Map<string, Box>()
  for (const node of nodesBelow(laid)) places.set(node.id, boxOf(node))
  const edges = laid.edges ?? []
  const lines = new Map(edges.map((edge) => [edge.id, pointsOf(edge)] as const))
  const labels = new Map(
    edges.flatMap(({ id, labels: [label] = [] }) => (label ? [[id, boxOf(label)] as const] : [])),
  )
  return { width: laid.width ?? 0, height: laid.height ?? 0, places, lines, labels }
}

function nodesBelow(node: ElkNode): ElkNode[] {
  return (node.children ?? []).flatMap((child) => [child, ...nodesBelow(child)])
}

function boxOf({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box>): Box {
  return { x, y, width, height }
}

function pointsOf({ sections = [] }: ElkExtendedEdge): Point[] {
  return sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [
    startPoint,
    ...bendPoints,
    endPoint,
  ])
}
