import type { ChartPage } from './bookData.ts'
import type { Place } from './place.ts'

export interface Found {
  chart: string
  title: string
  text: string
  place: Pick<Place, 'chart'> & Partial<Place>
}

const most = 40

/** Charts, states and arrows whose texts contain every typed word. */
export function searchPages(pages: readonly ChartPage[], typed: string): Found[] {
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return []
  const holds = (...texts: readonly string[]) => {
    const text = texts.join(' ').toLowerCase()
    return wanted.every((word) => text.includes(word))
  }
  const found = pages.flatMap(({ id, question, states, arrows }): Found[] => [
    ...(holds(id, question)
      ? [{ chart: id, title: id, text: question, place: { chart: id } }]
      : []),
    ...states
      .filter(({ name, title, description }) => holds(id, name, title, description))
      .map(({ name, title, description }) => ({
        chart: id,
        title,
        text: description,
        place: { chart: id, state: name },
      })),
    ...arrows
      .filter(({ name, words, description, who }) => holds(id, name, words, description, who))
      .map(({ name, label, words }) => ({
        chart: id,
        title: label,
        text: words,
        place: { chart: id, arrow: name },
      })),
  ])
  return found.slice(0, most)
}
