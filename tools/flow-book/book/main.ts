import type { AnyStateMachine } from 'xstate'
import type { ChartPage } from './bookData.ts'
import { countsChooser, type Counts } from './counts.ts'
import { arrowDetails, moneyMark, stateDetails, whoMark } from './details.ts'
import { elementOf, fill, h } from './dom.ts'
import { filmDetails, filmList, frameOf } from './films.ts'
import { linkTo, readPlace, type Place } from './place.ts'
import { startStage } from './stage.ts'
import { leavesOf, runDetails, startRun, type Run } from './tryIt.ts'

interface Found {
  chart: string
  title: string
  text: string
  place: Pick<Place, 'chart'> & Partial<Place>
}

const most = 40

/** Charts, states and arrows whose texts contain every typed word. */
function searchPages(pages: readonly ChartPage[], typed: string): Found[] {
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

declare global {
  interface Window {
    /** Filled by the charts' scripts, which the page loads before this one. */
    flowBook?: ChartPage[]
  }
}

const modules = import.meta.glob<Record<string, AnyStateMachine>>(
  '../../../src/machines/*Machine.ts',
  { eager: true },
)
const machines = new Map(
  Object.values(modules)
    .flatMap((module) => Object.values(module))
    .map((machine) => [machine.id, machine]),
)
const pages = (window.flowBook ?? []).toSorted((one, other) => one.id.localeCompare(other.id))
/** The chart whose histories a shop stores. */
const countedChart = 'order'
const stage = startStage(elementOf('stage'))
let place = readPlace(
  location.search,
  pages.map(({ id }) => id),
)
let run: Run | null = null
let drawn = ''
let counts: Counts | null = null

function show(): void {
  const page = pages.find(({ id }) => id === place.chart)
  if (page === undefined) return
  document.title = `${page.id} · flow book`
  showHead(page)
  if (drawn !== page.id) {
    stage.show(page.svg)
    drawn = page.id
    run = null
  }
  showDetails(page)
  for (const link of document.querySelectorAll<HTMLElement>('#charts a')) {
    link.toggleAttribute('aria-current', link.dataset['chart'] === page.id)
  }
}

function showHead(page: ChartPage): void {
  const whos = [...new Set(page.arrows.map(({ who }) => who))]
  fill(
    'head',
    h('h1', {}, page.id),
    h('p', { class: 'question' }, page.question),
    h(
      'p',
      { class: 'whos' },
      ...whos.map(whoMark),
      page.arrows.some(({ isMoney }) => isMoney) ? moneyMark() : null,
    ),
  )
}

function showDetails(page: ChartPage): void {
  const film = place.path === null ? undefined : page.films[place.path - 1]
  const state = page.states.find(({ name }) => name === place.state)
  const arrow = page.arrows.find(({ name }) => name === place.arrow)
  const machine = machines.get(page.id)
  if (film !== undefined) {
    fill('details', ...filmDetails(page, film, place))
    stage.light(frameOf(page, film, place.step), true)
  } else if (place.runs && machine !== undefined) {
    run ??= startRun(machine, page.inputs[0])
    showRun(page, run)
  } else if (arrow !== undefined) {
    fill('details', ...arrowDetails(page, arrow, page.id === countedChart ? counts : null))
    stage.light({ states: [], arrows: [arrow.name] }, true)
  } else if (state !== undefined) {
    fill('details', ...stateDetails(page, state))
    stage.light({ states: [state.id], arrows: [] }, true)
  } else {
    fill(
      'details',
      h('p', {}, page.description),
      h('p', { class: 'hint' }, 'Choose a state or an arrow in the drawing.'),
      h('p', {}, h('a', { class: 'key', href: linkTo({ chart: page.id, runs: true }) }, 'Try it')),
      ...filmList(page),
    )
    stage.light({ states: [], arrows: [] }, false)
  }
}

function showRun(page: ChartPage, now: Run): void {
  run = now
  fill('details', ...runDetails(page, now, (next) => showRun(page, next)))
  stage.light({ states: leavesOf(now).map((leaf) => `${page.id}.${leaf}`), arrows: [] }, true)
}

function goTo(search: string): void {
  place = readPlace(
    search,
    pages.map(({ id }) => id),
  )
  try {
    history.pushState(null, '', search)
  } catch {
    // Some browsers refuse to change the address of a local file; the pages work without it.
  }
  document.body.classList.remove('listOpen')
  show()
}

function step(by: number): void {
  const film =
    place.path === null
      ? undefined
      : pages.find(({ id }) => id === place.chart)?.films[place.path - 1]
  if (film === undefined) return
  const next = Math.min(film.steps.length, Math.max(0, place.step + by))
  goTo(linkTo({ ...place, step: next }))
}

function showFound(typed: string): void {
  const found = searchPages(pages, typed)
  elementOf('charts').hidden = typed.trim() !== ''
  fill(
    'found',
    ...(typed.trim() !== '' && found.length === 0 ? [h('p', {}, 'Nothing is called that.')] : []),
    ...found.map((each) =>
      h(
        'a',
        { href: linkTo(each.place) },
        each.title,
        h('small', {}, `${each.chart}: ${each.text}`),
      ),
    ),
  )
}

fill(
  'charts',
  ...pages.map(({ id, question }) =>
    h('a', { href: linkTo({ chart: id }), 'data-chart': id }, id, h('small', {}, question)),
  ),
)
elementOf('side').append(
  countsChooser((opened) => {
    counts = opened
    show()
  }),
)
document.addEventListener('click', (event) => {
  const target = event.target as Element
  const link = target.closest('a[href^="?"]')
  if (link !== null) {
    event.preventDefault()
    goTo(link.getAttribute('href') ?? '')
    return
  }
  if (target.closest('#stage') === null) return
  const arrow = target.closest<SVGElement>('[data-arrow]')?.dataset['arrow']
  const state = target.closest<SVGElement>('[data-state]')?.dataset['state']
  if (arrow !== undefined) goTo(linkTo({ chart: place.chart, arrow }))
  else if (state !== undefined) {
    goTo(linkTo({ chart: place.chart, state: state.slice(place.chart.length + 1) }))
  }
})
document.addEventListener('keydown', (event) => {
  if (event.target instanceof HTMLInputElement) return
  if (event.key === 'ArrowRight') step(1)
  if (event.key === 'ArrowLeft') step(-1)
})
elementOf('search').addEventListener('input', (event) => {
  showFound((event.target as HTMLInputElement).value)
})
elementOf('fit').addEventListener('click', stage.fit)
elementOf('closer').addEventListener('click', () => stage.zoomBy(1.3))
elementOf('farther').addEventListener('click', () => stage.zoomBy(1 / 1.3))
elementOf('list').addEventListener('click', () => document.body.classList.toggle('listOpen'))
window.addEventListener('popstate', () => {
  place = readPlace(
    location.search,
    pages.map(({ id }) => id),
  )
  show()
})
show()
