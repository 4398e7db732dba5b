import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { productCharts } from '../../tools/flow-book/book/rooms.ts'
import { moneyMoves, namesOf } from '../../tools/flow-book/movesMoney.ts'
import { readChart } from '../../tools/flow-book/readChart.ts'
import type { Chart } from '../../tools/flow-book/readChart.ts'
import { loadProofs } from '../model/support/loadProofs.ts'
import { readDrawing } from './support/readDrawing.ts'
import type { Drawn, Rect } from './support/readDrawing.ts'

/**
 * Checks the drawings of docs/flows for readability; `npm run flows -- --check` checks that they
 * are current.
 */

const charts = (await loadProofs()).map(({ machine }) => readChart(machine))
const smallest = 10

describe.each(charts)('the drawing of $id', (chart) => {
  const file = new URL(`../../docs/flows/${chart.id}.svg`, import.meta.url)
  const svg = readFileSync(file, 'utf8')
  const drawn = readDrawing(svg)

  test('has every state and every transition, each once', () => {
    expect(drawn.states.map(({ name }) => name).toSorted()).toEqual(
      chart.states.map(({ id }) => id).toSorted(),
    )
    expect(drawn.arrows.toSorted()).toEqual(chart.transitions.map(({ name }) => name).toSorted())
  })

  test('has a line for each transition to another state', () => {
    const leading = chart.transitions.filter(
      ({ source, targets }) => targets.length > 0 && targets.join() !== source,
    )
    expect(drawn.lines.flatMap(({ names }) => names).toSorted()).toEqual(
      leading.map(({ name }) => name).toSorted(),
    )
  })

  test('gives each box with an initial state one dot, from which nothing else comes', () => {
    const boxes = [chart.id, ...chart.states.map(({ id }) => id)].filter((id) =>
      chart.states.some(({ parent, isInitial }) => parent === id && isInitial),
    )
    expect(drawn.dots.map(({ name }) => name).toSorted()).toEqual(boxes.toSorted())
    for (const dot of drawn.dots) {
      const leaving = [...drawn.beginnings, ...drawn.lines.map(({ points }) => points)].filter(
        ([start]) => start !== undefined && isNear(start, dot),
      )
      expect([dot.name, leaving.length]).toEqual([dot.name, drawn.parallel.has(dot.name) ? 0 : 1])
    }
  })

  test('draws a state that is left at once as a sign without text', () => {
    const passing = chart.states.filter(({ isPassing }) => isPassing).map(({ id }) => id)
    const folded = drawn.states.filter(({ width, height }) => width === 24 && height === 24)
    expect(folded.map(({ name }) => name).filter((id) => !isHistory(chart, id))).toEqual(passing)
  })

  test('puts no label on another, on a state, or across the edge of a box', () => {
    expect(collisionsOf(drawn)).toEqual([])
  })

  test('leads no line through a state or a foreign label', () => {
    expect(crossingsOf(drawn)).toEqual([])
  })

  test('writes nothing smaller than 10 px', () => {
    const sizes = [...svg.matchAll(/font-size[:=]"?([\d.]+)/g)].map(([, size]) => Number(size))
    expect(sizes.length).toBeGreaterThan(2)
    expect(sizes.filter((size) => size < smallest)).toEqual([])
  })
})

test('every transition that is listed as moving money exists', () => {
  const listed = Object.entries(moneyMoves).flatMap(([id, moves]) =>
    Object.keys(moves).map((name) => `${id}: ${name}`),
  )
  const existing = new Set(
    charts.flatMap(({ id, transitions }) =>
      transitions.flatMap((transition) => namesOf(transition).map((name) => `${id}: ${name}`)),
    ),
  )
  expect(listed.filter((name) => !existing.has(name))).toEqual([])
})

test('every chart that is listed as a product flow exists', () => {
  const ids = new Set(charts.map(({ id }) => id))
  expect(productCharts.filter((id) => !ids.has(id))).toEqual([])
})

function isHistory({ states }: Chart, wanted: string): boolean {
  return states.some(({ id, kind }) => id === wanted && kind === 'history')
}

function collisionsOf({ labels, states, boxes }: Drawn): string[] {
  return labels.flatMap((label, index) => [
    ...labels
      .slice(index + 1)
      .filter((other) => overlap(label, other))
      .map((other) => `${label.name} upon ${other.name}`),
    ...states
      .filter(({ name }) => !boxes.has(name))
      .filter((state) => overlap(label, state))
      .map((state) => `${label.name} upon ${state.name}`),
    ...states
      .filter(({ name }) => boxes.has(name))
      .filter((box) => overlap(label, box) && !isInside(label, box))
      .map((box) => `${label.name} across ${box.name}`),
  ])
}

function crossingsOf({ lines, labels, states, boxes }: Drawn): string[] {
  const leaves = states.filter(({ name }) => !boxes.has(name))
  return lines.flatMap(({ names, points }) => {
    const [start, end] = [points[0], points.at(-1)]
    const pieces = points.slice(1).map((point, index) => between(points[index] ?? point, point))
    const runsThrough = (rect: Rect) => pieces.some((piece) => overlap(piece, rect))
    const isEnd = (rect: Rect) =>
      [start, end].some((point) => point !== undefined && isNear(point, rect))
    return [
      ...leaves.filter((leaf) => runsThrough(leaf) && !isEnd(leaf)),
      ...labels.filter((label) => label.name !== names.join(' ') && runsThrough(label)),
    ].map(({ name }) => `${names.join(' ')} through ${name}`)
  })
}

function between(one: { x: number; y: number }, other: { x: number; y: number }): Rect {
  return {
    name: '',
    x: Math.min(one.x, other.x),
    y: Math.min(one.y, other.y),
    width: Math.abs(one.x - other.x),
    height: Math.abs(one.y - other.y),
  }
}

function overlap(one: Rect, other: Rect): boolean {
  const slack = 0.6
  return (
    one.x + one.width > other.x + slack &&
    other.x + other.width > one.x + slack &&
    one.y + one.height > other.y + slack &&
    other.y + other.height > one.y + slack
  )
}

function isInside(inner: Rect, outer: Rect): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  )
}

function isNear({ x, y }: { x: number; y: number }, rect: Rect): boolean {
  const near = 1.5
  return (
    x >= rect.x - near &&
    x <= rect.x + rect.width + near &&
    y >= rect.y - near &&
    y <= rect.y + rect.height + near
  )
}
