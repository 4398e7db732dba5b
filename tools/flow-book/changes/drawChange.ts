import { drawSvg, escape } from '../drawing/drawSvg.ts'
import { layOut } from '../drawing/layOut.ts'
import { planDrawing } from '../drawing/plan.ts'
import type { Change } from './compareCharts.ts'
import type { Facts } from './factsOf.ts'

const [gap, headRoom, lineRoom] = [32, 34, 20]
const style = `
.change text{font:13px "Helvetica Neue",Helvetica,Arial,sans-serif;fill:#0f1b2d}
.change .paper{fill:#f6f4ef}
.change .head{font-weight:700;font-size:16px}
.flow .isGone>rect,.flow .row.isGone>.hit{fill:#fbe7e5;stroke:#c02626;stroke-width:2}
.flow .isNew>rect,.flow .row.isNew>.hit{fill:#e4f4ea;stroke:#1a7a48;stroke-width:2}
.flow .arrow.isGone>.line{stroke:#c02626;stroke-width:2.6}
.flow .arrow.isNew>.line{stroke:#1a7a48;stroke-width:2.6}
@media (prefers-color-scheme:dark){
.change text{fill:#f2efe8}
.change .paper{fill:#0c1624}
.flow .isGone>rect,.flow .row.isGone>.hit{fill:#4a1f22;stroke:#ff8d85}
.flow .isNew>rect,.flow .row.isNew>.hit{fill:#173d2a;stroke:#5fd494}
}`

/**
 * The old and the new drawing next to each other, with removals and additions marked, and the
 * sentences above.
 */
export async function drawChange(
  before: Facts,
  after: Facts,
  changes: readonly Change[],
): Promise<string> {
  const [old, now] = [
    mark(
      await drawn(before),
      changes.flatMap(({ before: lit }) => lit),
      'isGone',
    ),
    mark(
      await drawn(after),
      changes.flatMap(({ after: lit }) => lit),
      'isNew',
    ),
  ]
  const [oldSize, nowSize] = [sizeOf(old), sizeOf(now)]
  const top = headRoom + changes.length * lineRoom
  const width = oldSize.width + gap + nowSize.width
  const height = top + headRoom + Math.max(oldSize.height, nowSize.height)
  const text = (words: string, x: number, y: number, classes = '') =>
    `<text x="${x}" y="${y}" class="${classes}">${escape(words)}</text>`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="change" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<style>${style}</style>`,
    `<rect class="paper" width="${width}" height="${height}"/>`,
    ...changes.map(({ sentence }, index) => text(sentence, 12, headRoom + index * lineRoom)),
    text('before', 12, top + 22, 'head'),
    text('now', oldSize.width + gap + 12, top + 22, 'head'),
    old.replace('<svg ', `<svg x="0" y="${top + headRoom}" `),
    now.replace('<svg ', `<svg x="${oldSize.width + gap}" y="${top + headRoom}" `),
    '</svg>\n',
  ].join('\n')
}

async function drawn({ chart, actedBy }: Facts): Promise<string> {
  const plan = planDrawing(chart, actedBy)
  return drawSvg(plan, await layOut(plan))
}

function mark(svg: string, names: readonly string[], classes: string): string {
  const named = new Set(names.map(escape))
  return svg.replaceAll(
    /class="([^"]*)" (data-(?:state|arrow|line))="([^"]*)"/g,
    (whole, given: string, kind: string, name: string) =>
      name.split(' ').some((each) => named.has(each))
        ? `class="${given} ${classes}" ${kind}="${name}"`
        : whole,
  )
}

function sizeOf(svg: string): { width: number; height: number } {
  const [, width, height] = / width="(\d+)" height="(\d+)"/.exec(svg) ?? []
  return { width: Number(width), height: Number(height) }
}
