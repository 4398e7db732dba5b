import type { ChartPage, Film } from './bookData.ts'
import { h } from './dom.ts'
import { linkTo } from './place.ts'
import type { Place } from './place.ts'
import { screenOf } from './screens.ts'
import { seenOf } from './seen.ts'

export interface Frame {
  states: readonly string[]
  arrows: readonly string[]
}

/** What a film highlights at a step; step 0 is its start. */
export function frameOf({ id }: ChartPage, film: Film, step: number): Frame {
  const at = film.steps[step - 1]
  const leaves = at?.leaves ?? film.start
  return { states: leaves.map((leaf) => `${id}.${leaf}`), arrows: at?.taken ?? [] }
}

export function filmDetails(page: ChartPage, film: Film, place: Place): Node[] {
  const at = (step: number) => linkTo({ ...place, step })
  const last = film.steps.length
  return [
    h('p', { class: 'kind' }, film.kind === 'journey' ? 'Journey' : 'Path'),
    h('h2', {}, saidOf(page, film)),
    ...(film.kind === 'path' ? [h('p', { class: 'hint' }, `Its test: ${film.title}`)] : []),
    h('p', { class: 'hint' }, 'Arrow keys step through it.'),
    h(
      'p',
      { class: 'player' },
      h(
        'a',
        { href: at(Math.max(0, place.step - 1)), 'aria-label': 'Step back', class: 'key' },
        '←',
      ),
      h('span', {}, `${place.step} of ${last}`),
      h(
        'a',
        { href: at(Math.min(last, place.step + 1)), 'aria-label': 'Step on', class: 'key' },
        '→',
      ),
    ),
    h('p', {}, labelOf(page, film.steps[place.step - 1]?.taken ?? []) ?? 'It starts.'),
    ...screensAt(page, film, place.step),
    ...seenAt(page, film, place.step),
    h(
      'ol',
      { class: 'film', start: '0' },
      ...[{ event: 'it starts', leaves: film.start, taken: [] }, ...film.steps].map((step, index) =>
        h(
          'li',
          { 'aria-current': index === place.step ? 'step' : false },
          h(
            'a',
            { class: `step ${whoOf(page, step.taken)}`, href: at(index) },
            labelOf(page, step.taken) ?? step.event,
            h('small', {}, `${index === 0 ? '' : `${step.event} → `}${step.leaves.join(', ')}`),
          ),
        ),
      ),
    ),
    h('a', { href: linkTo({ chart: page.id }) }, 'All films of this chart'),
  ]
}

/** The screen of the first leaf that has one. */
function screensAt(page: ChartPage, film: Film, step: number): Node[] {
  const leaves = film.steps[step - 1]?.leaves ?? film.start
  const seen = leaves.flatMap((leaf) =>
    page.states.filter(({ name, screens }) => name === leaf && screens.length > 0),
  )
  return seen.slice(0, 1).flatMap(screenOf)
}

function seenAt(page: ChartPage, film: Film, step: number): Node[] {
  const taken = film.steps[step - 1]?.taken ?? []
  return page.arrows.filter(({ name }) => taken.includes(name)).flatMap(seenOf)
}

/** The chart as a whole: how to read it, and its films. */
export function filmList(page: ChartPage): Node[] {
  return (['journey', 'path'] as const).flatMap((kind) => {
    const films = [...page.films.entries()].filter(([, film]) => film.kind === kind)
    if (films.length === 0) return []
    return [
      h('h3', {}, kind === 'journey' ? 'Journeys, written by hand' : 'Paths, found in the chart'),
      h(
        'ul',
        {},
        ...films.map(([index, film]) =>
          h(
            'li',
            {},
            h(
              'a',
              { class: 'step', href: linkTo({ chart: page.id, path: index + 1 }) },
              saidOf(page, film),
              h('small', {}, lengthOf(film)),
            ),
          ),
        ),
      ),
    ]
  })
}

/** The title of a film. A generated path has none, so its events and its end make one. */
export function saidOf(page: ChartPage, film: Film): string {
  if (film.kind === 'journey') return film.title
  const said = film.steps.map(({ event, taken }) => {
    const cause = page.arrows.find(({ event: of, name }) => of !== '' && taken.includes(name))
    return cause?.label ?? event
  })
  const ends = page.states.filter(({ name }) =>
    (film.steps.at(-1)?.leaves ?? film.start).includes(name),
  )
  return [...inRuns(said), ends.map(({ title }) => title).join(' and ')].join(' → ')
}

function* inRuns(words: readonly string[]): Generator<string> {
  for (let at = 0; at < words.length;) {
    const word = words[at] ?? ''
    const next = words.findIndex((each, index) => index > at && each !== word)
    const times = (next === -1 ? words.length : next) - at
    yield times === 1 ? word : `${word} × ${times}`
    at += times
  }
}

function lengthOf({ steps }: Film): string {
  return steps.length === 1 ? 'One step' : `${steps.length} steps`
}

function labelOf(page: ChartPage, taken: readonly string[]): string | null {
  const labels = page.arrows.filter(({ name }) => taken.includes(name)).map(({ label }) => label)
  return labels.length === 0 ? null : labels.join('; ')
}

function whoOf(page: ChartPage, taken: readonly string[]): string {
  return page.arrows.find(({ name }) => taken.includes(name))?.who ?? ''
}
