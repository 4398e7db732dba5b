import { existsSync, readdirSync } from 'node:fs'
import type { ScreenFile } from './book/bookData.ts'

/** The pictures of a state's screen; empty where no run has taken any. */
export type ScreenFiles = (chart: string, state: string) => readonly ScreenFile[]

/** `screens/order/paid.delivered.zh-CN.phone.avif` below the pages. */
export function findScreens(folder: URL): ScreenFiles {
  const screens = new URL('screens/', folder)
  return (chart, state) => {
    const own = new URL(`${chart}/`, screens)
    if (!existsSync(own)) return []
    return readdirSync(own)
      .toSorted()
      .filter((file) => file.startsWith(`${state}.`))
      .flatMap((file) => {
        const named = /^\.([A-Za-z-]+)\.(phone|desktop)\.avif$/.exec(file.slice(state.length))
        const [, lang = '', device = ''] = named ?? []
        return named === null ? [] : [{ lang, device, file: `screens/${chart}/${file}` }]
      })
  }
}
