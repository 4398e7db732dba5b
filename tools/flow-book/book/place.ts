/** A reader's position in the book; each has a link. */
export interface Place {
  /** Empty in the index, in an answer and in a story. */
  chart: string
  state: string | null
  arrow: string | null
  /** Counted from 1, as in the link. */
  path: number | null
  step: number
  /** The chart runs in the page. */
  runs: boolean
  question: string | null
  story: string | null
  /** The switches of the story that are on. */
  whatIf: readonly string[]
}

export function readPlace(search: string, charts: readonly string[]): Place {
  const asked = new URLSearchParams(search)
  const chart = charts.find((each) => each === asked.get('chart')) ?? ''
  const path = wholeNumber(asked.get('path'))
  return {
    chart,
    state: asked.get('state'),
    arrow: asked.get('arrow'),
    path,
    step: path === null ? 0 : (wholeNumber(asked.get('step')) ?? 0),
    runs: asked.has('try'),
    question: asked.get('question'),
    story: asked.get('story'),
    whatIf: asked.get('if')?.split(',').filter(Boolean) ?? [],
  }
}

/** The link of the index is `?`. */
export function linkTo(place: Partial<Place>): string {
  const parts = new URLSearchParams()
  if (place.question) parts.set('question', place.question)
  if (place.story) parts.set('story', place.story)
  if (place.story && place.whatIf?.length) parts.set('if', place.whatIf.join(','))
  if (place.chart) parts.set('chart', place.chart)
  if (place.state) parts.set('state', place.state)
  if (place.arrow) parts.set('arrow', place.arrow)
  if (place.path) parts.set('path', String(place.path))
  if (place.path && place.step) parts.set('step', String(place.step))
  if (place.runs) parts.set('try', '')
  return `?${parts.toString().replaceAll('%3A', ':').replaceAll('%2C', ',').replace(/=$/, '')}`
}

function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,4}$/.test(text) ? Number(text) : null
}
