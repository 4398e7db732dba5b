import type { Page } from '@playwright/test'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type Script = Awaited<ReturnType<Page['coverage']['stopJSCoverage']>>[number]

/** Where edits stand in a built file: the offset in it, and the edit's number. */
export type Places = Readonly<Record<string, readonly (readonly [number, number])[]>>

/** Writes which edits a test came by; null where nobody asks. */
export function noteReach() {
  const folder = process.env['DRILL_REACH']
  if (folder === undefined) return null
  const places = JSON.parse(readFileSync(join(folder, 'places.json'), 'utf8')) as Places
  return (testId: string, scripts: readonly Script[]) => {
    const reached = new Set(scripts.flatMap((script) => reachedIn(script, places)))
    writeFileSync(join(folder, `${testId}.reached`), JSON.stringify([...reached]))
  }
}

function reachedIn({ url, functions }: Script, places: Places): number[] {
  const own = places[new URL(url).pathname] ?? []
  const ranges = functions.flatMap((each) => each.ranges)
  return own.filter(([offset]) => ran(ranges, offset)).map(([, number]) => number)
}

/** The innermost range around it says how often it ran. */
function ran(ranges: Script['functions'][number]['ranges'], offset: number): boolean {
  let [count, narrowest] = [0, Infinity]
  for (const range of ranges) {
    const width = range.endOffset - range.startOffset
    const isAround = range.startOffset <= offset && offset < range.endOffset
    if (isAround && width < narrowest) [count, narrowest] = [range.count, width]
  }
  return count > 0
}
