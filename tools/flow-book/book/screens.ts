import type { ScreenFile, StateEntry } from './bookData.ts'
import { h } from './dom.ts'

type Choice = Pick<ScreenFile, 'lang' | 'device'>

/** The reader's last choice, used wherever such a picture exists. */
let chosen: Choice = { lang: 'en', device: 'phone' }

/** The screen that shows the state, and its other versions to choose from. */
export function screenOf({ title, screens }: Pick<StateEntry, 'title' | 'screens'>): Node[] {
  if (screens.length === 0) return []
  const figure = h('figure', {})
  const show = (choice: Choice) => {
    chosen = choice
    const shown = bestOf(screens)
    const picture = h('img', { src: shown.file, alt: `${title}, ${shown.device}, ${shown.lang}` })
    figure.replaceChildren(picture, captionOf(screens, shown, show))
    figure.className = shown.device
  }
  show(chosen)
  return [figure]
}

function bestOf(screens: readonly ScreenFile[]): ScreenFile {
  const likeness = ({ lang, device }: ScreenFile) =>
    (lang === chosen.lang ? 2 : 0) + (device === chosen.device ? 1 : 0)
  return screens.reduce((best, each) => (likeness(each) > likeness(best) ? each : best))
}

function captionOf(
  screens: readonly ScreenFile[],
  shown: ScreenFile,
  show: (choice: Choice) => void,
): HTMLElement {
  const choices = (part: keyof Choice) =>
    [...new Set(screens.map((each) => each[part]))].map((each) =>
      h(
        'button',
        {
          type: 'button',
          'aria-pressed': String(each === shown[part]),
          onclick: () => show({ ...chosen, [part]: each }),
        },
        each,
      ),
    )
  return h('figcaption', {}, h('span', {}, ...choices('device')), h('span', {}, ...choices('lang')))
}
