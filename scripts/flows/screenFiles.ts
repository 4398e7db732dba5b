import { existsSync, readdirSync } from 'node:fs'

/** The pictures of a state's screen by language; none where no run has taken them. */
export type ScreenFiles = (chart: string, state: string) => Readonly<Record<string, string>>

/** `screens/order/paid.delivered.zh-CN.webp` below the pages. */
export function findScreens(folder: URL): ScreenFiles {
  const screens = new URL('screens/', folder)
  return (chart, state) => {
    const own = new URL(`${chart}/`, screens)
    if (!existsSync(own)) return {}
    return Object.fromEntries(
      readdirSync(own)
        .toSorted()
        .filter((file) => file.startsWith(`${state}.`))
        .flatMap((file) => {
          const lang = /^\.([A-Za-z-]+)\.webp$/.exec(file.slice(state.length))?.[1]
          return lang === undefined ? [] : [[lang, `screens/${chart}/${file}`]]
        }),
    )
  }
}
