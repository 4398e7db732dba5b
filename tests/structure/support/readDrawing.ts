interface Point {
  x: number
  y: number
}

export interface Rect extends Point {
  name: string
  width: number
  height: number
}

/** What a drawing shows. */
export interface Drawn {
  states: readonly Rect[]
  /** States that contain others. */
  boxes: ReadonlySet<string>
  parallel: ReadonlySet<string>
  arrows: readonly string[]
  lines: readonly { names: readonly string[]; points: readonly Point[] }[]
  /** Named by the transitions that they are for. */
  labels: readonly Rect[]
  dots: readonly Rect[]
  /** Lines from initial dots. */
  beginnings: readonly (readonly Point[])[]
}

export function readDrawing(svg: string): Drawn {
  const states = [
    ...svg.matchAll(/<g class="([^"]*)" data-state="([^"]*)"><title>[^<]*<\/title>(<[^>]*>)/g),
  ].map(([, kind = '', name = '', shape = '']) => ({ kind, rect: rectOf(name, shape) }))
  const named = (pattern: RegExp) =>
    new Set(states.filter(({ kind }) => pattern.test(kind)).map(({ rect }) => rect.name))
  return {
    states: states.map(({ rect }) => rect),
    boxes: named(/\bbox\b/),
    parallel: named(/\bparallel\b/),
    arrows: [...svg.matchAll(/data-arrow="([^"]*)"/g)].map(([, name = '']) => name),
    lines: [...svg.matchAll(/data-line="([^"]*)"><path class="line" d="([^"]*)"/g)].map(
      ([, names = '', path = '']) => ({ names: names.split(' '), points: pointsOf(path) }),
    ),
    labels: [
      ...svg.matchAll(/<g class="label">(<rect[^>]*>)(.*?)<\/g>(?=<g class="label">|<\/svg>)/g),
    ].map(([, shape = '', rows = '']) =>
      rectOf([...rows.matchAll(/data-arrow="([^"]*)"/g)].map(([, name]) => name).join(' '), shape),
    ),
    dots: [...svg.matchAll(/<circle class="dot" data-start="([^"]*)"[^>]*>/g)].map(
      ([shape, name = '']) => rectOf(name, shape),
    ),
    beginnings: [...svg.matchAll(/<path class="line start" d="([^"]*)"/g)].map(([, path = '']) =>
      pointsOf(path),
    ),
  }
}

function rectOf(name: string, shape: string): Rect {
  const number = (key: string) => Number(new RegExp(` ${key}="([-\\d.]+)"`).exec(shape)?.[1])
  if (!shape.startsWith('<circle')) {
    return {
      name,
      x: number('x'),
      y: number('y'),
      width: number('width'),
      height: number('height'),
    }
  }
  const radius = number('r')
  return {
    name,
    x: number('cx') - radius,
    y: number('cy') - radius,
    width: 2 * radius,
    height: 2 * radius,
  }
}

/** The corners of a path of straight lines with rounded corners. */
function pointsOf(path: string): Point[] {
  return [...path.matchAll(/([MLQ])([-\d.]+) ([-\d.]+)(?: [-\d.]+ [-\d.]+)?/g)].map(
    ([, , x, y]) => ({ x: Number(x), y: Number(y) }),
  )
}
