import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk.bundled.js'
import { dotSize, statePad } from './measures.ts'
import { anywhereIn, anywhereText, headOf, startOf } from './plan.ts'
import type { Plan, PlannedState } from './plan.ts'
import { textWidth } from './textWidth.ts'

interface Wish {
  way: Readonly<Record<string, string>>
  /** Boxes whose head takes part in the layout, because there is no free space for it above. */
  headed: ReadonlySet<string>
}

const belowEverywhere = 16
const first = { 'elk.layered.layering.layerConstraint': 'FIRST' }
const spacing = {
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '4',
  'elk.spacing.labelLabel': '6',
  'elk.layered.spacing.nodeNodeBetweenLayers': '26',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
}
const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.randomSeed': '1',
  'elk.layered.thoroughness': '20',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  ...spacing,
}

/** Converts the chart to ELK's graph. */
export function graphOf(plan: Plan, { way, headed }: Wish): ElkNode {
  const starts = [...plan.children.keys()].flatMap((box) => startsIn(plan, box))
  return {
    ...boxFor(plan, plan.chart.id, headed),
    layoutOptions: {
      ...options,
      ...way,
      'elk.padding': padding(plan.states.get(plan.chart.id), belowEverywhere),
    },
    edges: [
      ...starts,
      ...plan.arrows.map(({ id, from, to, width, height }) => ({
        id,
        sources: [from],
        targets: [to],
        labels: [
          {
            id: `${id}:label`,
            text: id,
            width,
            height,
            layoutOptions: { 'elk.edgeLabels.inline': 'true' },
          },
        ],
      })),
    ],
  }
}

function boxFor(plan: Plan, id: string, headed: Wish['headed']): ElkNode {
  const head = plan.states.get(id)
  const isHeaded = headed.has(id)
  return {
    id,
    layoutOptions: {
      'elk.padding': padding(isHeaded ? undefined : head),
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${head?.width ?? 0}, ${head?.height ?? 0})`,
      ...spacing,
    },
    children: [
      ...(isHeaded && head ? [{ id: headOf(id), ...withoutPad(head), layoutOptions: first }] : []),
      ...(hasStart(plan, id)
        ? [{ id: startOf(id), width: dotSize, height: dotSize, layoutOptions: first }]
        : []),
      ...(plan.anywhere.has(id)
        ? [{ id: anywhereIn(id), width: textWidth(anywhereText, 10) + 16, height: 20 }]
        : []),
      ...(plan.children.get(id) ?? []).map((state) =>
        plan.children.has(state.id) ? boxFor(plan, state.id, headed) : leafFor(plan, state.id),
      ),
    ],
  }
}

function leafFor(plan: Plan, id: string): ElkNode {
  const { width = 0, height = 0 } = plan.states.get(id) ?? {}
  return { id, width, height }
}

function withoutPad({ width, height }: PlannedState): Pick<PlannedState, 'width' | 'height'> {
  return { width: width - 2 * statePad, height: height - 2 * statePad }
}

/** Below the box's head. */
function padding(head: PlannedState | undefined, below = 0): string {
  return `[top=${(head?.height ?? 16) + below},left=16,bottom=16,right=16]`
}

function hasStart(plan: Plan, box: string): boolean {
  return (plan.children.get(box) ?? []).some(({ isInitial }) => isInitial)
}

function startsIn(plan: Plan, box: string): ElkExtendedEdge[] {
  if (plan.states.get(box)?.state.kind === 'parallel') return []
  const first = plan.children.get(box)?.find(({ isInitial }) => isInitial)
  return first === undefined
    ? []
    : [{ id: `${startOf(box)}>`, sources: [startOf(box)], targets: [first.id] }]
}
