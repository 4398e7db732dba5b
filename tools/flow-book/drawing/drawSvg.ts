import { titleOfKey, wordsOf } from '../words.ts'
import { drawingStyle } from './drawingStyle.ts'
import { icons } from './icons.ts'
import type { Row } from './labels.ts'
import type { Box, Layout, Point } from './geometry.ts'
import {
  iconRoom,
  labelLine,
  labelPad,
  labelSize,
  statePad,
  titleLine,
  titleSize,
} from './measures.ts'
import { anywhereIn, anywhereText, startOf } from './plan.ts'
import type { Plan, PlannedArrow, PlannedState } from './plan.ts'
import { textWidth } from './textWidth.ts'

const margin = 8

/** A self-contained drawing. States have `data-state`, transitions `data-arrow`. */
export function drawSvg(plan: Plan, layout: Layout): string {
  const [width, height] = [layout.width, layout.height].map((size) => Math.ceil(size) + 2 * margin)
  const { id, description } = plan.chart
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" class="flow" viewBox="${-margin} ${-margin} ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escape(`${id}: ${description}`)}">`,
    `<style>${drawingStyle.replaceAll('\n', '')}</style>`,
    `<rect class="ground" x="${-margin}" y="${-margin}" width="${width}" height="${height}"/>`,
    ...drawRoot(plan, layout),
    ...drawInside(plan, layout, id, 1),
    ...drawStarts(plan, layout),
    ...plan.arrows.map((arrow) => drawLine(arrow, layout)),
    ...plan.arrows.map((arrow) => drawLabel(arrow, layout)),
    '</svg>',
  ].join('')}\n`
}

/** Transitions of the root, in a box of their own. */
function drawRoot({ chart, states }: Plan, { heads }: Layout): string[] {
  const head = heads.get(chart.id)
  const planned = states.get(chart.id)
  if (head === undefined || planned === undefined) return []
  const place = {
    x: head.x - statePad,
    y: head.y - statePad,
    width: planned.width,
    height: planned.height,
  }
  return [`<g class="everywhere">${rectOf(place, 10)}${drawHead(planned, head)}</g>`]
}

function drawHead({ state, title, rows }: PlannedState, { x, y }: Point): string {
  const baseline = y + 11
  const codeX = x + textWidth(`${title}  `, titleSize, true)
  return [
    textAt(title, { x, y: baseline }, { size: titleSize, classes: 'title' }),
    ...(typeof state.code === 'number'
      ? [
          textAt(
            String(state.code),
            { x: codeX, y: baseline },
            { size: labelSize, classes: 'code' },
          ),
        ]
      : []),
    ...drawRows(rows, { x, y: y + titleLine }),
  ].join('')
}

function drawInside(plan: Plan, layout: Layout, parent: string, depth: number): string[] {
  return (plan.children.get(parent) ?? []).flatMap(({ id }) => {
    const planned = plan.states.get(id)
    const place = layout.places.get(id)
    if (planned === undefined || place === undefined) throw new Error(`${id} has no place`)
    return plan.children.has(id)
      ? [
          drawState(planned, place, {
            kind: depth % 2 === 0 ? 'box deep' : 'box',
            head: layout.heads.get(id) ?? place,
          }),
          ...drawInside(plan, layout, id, depth + 1),
        ]
      : [
          drawState(planned, place, {
            kind: 'leaf',
            head: { x: place.x + statePad, y: place.y + statePad },
          }),
        ]
  })
}

function drawState(
  planned: PlannedState,
  place: Box,
  { kind, head }: { kind: string; head: Point },
): string {
  const { state, title } = planned
  const opening = (classes: string) =>
    `<g class="${classes}" data-state="${state.id}"><title>${escape(state.description)}</title>`
  if (state.kind === 'history') {
    const [x, y] = [place.x + place.width / 2, place.y + place.height / 2]
    return `${opening('history')}<circle cx="${round(x)}" cy="${round(y)}" r="12"/>${textAt(title, { x: x - 5, y: y + 4 }, { size: titleSize, classes: 'title' })}</g>`
  }
  if (state.isPassing) {
    const hint = `${titleOfKey(state.key)}: ${state.description}`
    return `<g class="leaf passing" data-state="${state.id}"><title>${escape(hint)}</title>${rectOf(place, 8)}${choiceIn(place)}</g>`
  }
  return [
    opening([...new Set([kind, state.kind])].join(' ')),
    rectOf(place, kind === 'leaf' ? 10 : 12),
    drawHead(planned, head),
    '</g>',
  ].join('')
}

/** A decision, as the diamond of flow charts. */
function choiceIn({ x, y, width, height }: Box): string {
  const [middle, centre, reach] = [x + width / 2, y + height / 2, width / 3.5]
  const corners = [
    { x: middle, y: centre - reach },
    { x: middle + reach, y: centre },
    { x: middle, y: centre + reach },
    { x: middle - reach, y: centre },
  ]
  return `<path class="choice" d="M${corners.map(at).join('L')}Z"/>`
}

function drawRows(rows: readonly Row[], at: Point): string[] {
  let y = at.y
  return rows.map((row) => {
    const drawn = drawRow(row, { x: at.x, y })
    y += row.height
    return drawn
  })
}

function drawRow(row: Row, { x, y }: Point): string {
  const { transition, who, lines } = row
  const event = [transition.event === '' ? 'at once' : wordsOf(transition.event)]
  const hint = [...event, ...(transition.description === '' ? [] : [transition.description])]
  const textX = x + iconRoom * (row.isMoney ? 2 : 1)
  return [
    `<g class="row${row.isDim ? ' dim' : ''}" data-arrow="${escape(transition.name)}" data-who="${who}">`,
    `<title>${escape(hint.join(': '))}</title>`,
    rectOf({ x: x - 2, y, width: row.width + 4, height: row.height }, 4, 'hit'),
    iconAt(who, { x, y: y + 1 }, who),
    ...(row.isMoney ? [iconAt('money', { x: x + iconRoom, y: y + 1 }, 'coin')] : []),
    ...lines.map((line, index) =>
      textAt(line, { x: textX, y: y + 11 + index * labelLine }, { size: labelSize }),
    ),
    '</g>',
  ].join('')
}

function drawStarts(plan: Plan, layout: Layout): string[] {
  return [...plan.children.keys()].flatMap((box) => {
    const dot = layout.places.get(startOf(box))
    const mark = layout.places.get(anywhereIn(box))
    const line = layout.lines.get(`${startOf(box)}>`)
    return [
      ...(dot
        ? [
            `<circle class="dot" data-start="${box}" cx="${round(dot.x + dot.width / 2)}" cy="${round(dot.y + dot.height / 2)}" r="${dot.width / 2}"/>`,
          ]
        : []),
      ...(line ? [`<g class="begin">${pathOf(line, 'line start')}${tipOf(line)}</g>`] : []),
      ...(mark
        ? [
            `<g class="anywhere" data-anywhere="${box}">${rectOf(mark, 10)}${textAt(anywhereText, { x: mark.x + 8, y: mark.y + 14 }, { size: 10 })}</g>`,
          ]
        : []),
    ]
  })
}

function drawLine(arrow: PlannedArrow, layout: Layout): string {
  const line = layout.lines.get(arrow.id) ?? []
  const who = new Set(arrow.rows.map((row) => row.who))
  const [only] = who
  const classes = [
    'arrow',
    who.size === 1 ? only : 'many',
    ...(arrow.rows.every(({ isDim }) => isDim) ? ['dim'] : []),
  ]
  const names = arrow.rows.map(({ transition }) => transition.name).join(' ')
  return `<g class="${classes.join(' ')}" data-line="${escape(names)}">${pathOf(line, 'line')}${tipOf(line)}</g>`
}

function drawLabel({ id, rows }: PlannedArrow, layout: Layout): string {
  const place = layout.labels.get(id)
  if (place === undefined) throw new Error(`${id} has no label`)
  const inside = { x: place.x + labelPad, y: place.y + labelPad }
  return `<g class="label">${rectOf(place, 6)}${drawRows(rows, inside).join('')}</g>`
}

const bend = 7

/** Right angles with rounded corners. */
function pathOf(points: readonly Point[], classes: string): string {
  const [first, ...rest] = points
  if (first === undefined) return ''
  const parts = [`M${at(first)}`]
  for (const [index, point] of rest.entries()) {
    const [before, after] = [points[index] ?? point, rest[index + 1]]
    if (after === undefined) parts.push(`L${at(point)}`)
    else {
      const most = Math.min(bend, distance(before, point) / 2, distance(point, after) / 2)
      parts.push(
        `L${at(towards(point, before, most))}`,
        `Q${at(point)} ${at(towards(point, after, most))}`,
      )
    }
  }
  return `<path class="${classes}" d="${parts.join('')}"/>`
}

const tipLength = 8

function tipOf(points: readonly Point[]): string {
  const [before, end] = points.slice(-2)
  if (before === undefined || end === undefined) return ''
  const back = towards(end, before, tipLength)
  const [acrossX, acrossY] = [(end.y - back.y) / 2.2, (back.x - end.x) / 2.2]
  const corners = [
    end,
    { x: back.x + acrossX, y: back.y + acrossY },
    { x: back.x - acrossX, y: back.y - acrossY },
  ]
  return `<path class="tip" d="M${corners.map(at).join('L')}Z"/>`
}

function towards(from: Point, to: Point, length: number): Point {
  const whole = distance(from, to)
  if (whole === 0) return from
  return {
    x: from.x + ((to.x - from.x) * length) / whole,
    y: from.y + ((to.y - from.y) * length) / whole,
  }
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}

function rectOf({ x, y, width, height }: Box, radius: number, classes = ''): string {
  const named = classes === '' ? '' : ` class="${classes}"`
  return `<rect${named} x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${radius}"/>`
}

function iconAt(icon: keyof typeof icons, { x, y }: Point, classes: string): string {
  return `<g class="icon ${classes}" transform="translate(${round(x)} ${round(y)})">${icons[icon]}</g>`
}

function textAt(
  text: string,
  { x, y }: Point,
  { size, classes = '' }: { size: number; classes?: string },
): string {
  const isBold = classes === 'title'
  const named = classes === '' ? '' : ` class="${classes}"`
  return `<text${named} x="${round(x)}" y="${round(y)}" textLength="${textWidth(text, size, isBold)}" lengthAdjust="spacingAndGlyphs">${escape(text)}</text>`
}

function at({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

export function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
