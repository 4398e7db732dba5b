import type { AnyStateMachine } from 'xstate'
import { answerPage, indexPage, questionList } from './answers.ts'
import type { ChartPage, QuestionEntry } from './bookData.ts'
import { chooseLanguage, readerLanguage, say } from './bookWords.ts'
import { startContents } from './contents.ts'
import { countsChooser, type Counts } from './counts.ts'
import { arrowDetails, moneyMark, stateDetails, whoMark } from './details.ts'
import { elementOf, fill, h } from './dom.ts'
import { filmDetails, filmList, frameOf } from './films.ts'
import { linkTo, readPlace } from './place.ts'
import { startStage } from './stage.ts'
import { findStory, storyLinks, storyPage } from './storyPage.ts'
import { leavesOf, runDetails, startRun, type Run } from './tryIt.ts'

declare global {
  interface Window {
    /** Filled by the charts' scripts, which the page loads before this one. */
    flowBook?: ChartPage[]
    flowQuestions?: QuestionEntry[]
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
const pages = window.flowBook ?? []
const questions = window.flowQuestions ?? []
/** The chart whose histories a shop stores. */
const countedChart = 'order'
const stage = startStage(elementOf('stage'), elementOf('map'))
let place = readPlace(
  location.search,
  pages.map(({ id }) => id),
)
let run: Run | null = null
let drawn = ''
let counts: Counts | null = null

function show(): void {
  const page = pages.find(({ id }) => id === place.chart)
  document.body.classList.toggle('isReading', page === undefined)
  elementOf('page').hidden = page !== undefined
  contents.mark(page?.id ?? null)
  if (page === undefined) {
    showPage()
    return
  }
  document.title = `${page.id} · flow book`
  showHead(page)
  if (drawn !== page.id) {
    stage.show(page.svg)
    drawn = page.id
    run = null
  }
  showDetails(page)
}

/** The index, an answer or a story. */
function showPage(): void {
  const at = questions.findIndex(({ id }) => id === place.question)
  const question = questions[at]
  const page = pages.find(({ id }) => id === question?.chart)
  const story = findStory(place.story)
  const title = question?.ask ?? story?.title
  document.title = title === undefined ? 'Flow book' : `${say(title)} · flow book`
  const shown = () => {
    if (question !== undefined && page !== undefined) {
      return answerPage(question, page, questions[at + 1])
    }
    return story === undefined
      ? indexPage(questions, storyLinks())
      : storyPage(story, place.whatIf, pages)
  }
  fill('page', languageChooser(), ...shown())
}

function languageChooser(): HTMLElement {
  return h(
    'p',
    { class: 'languages' },
    ...(['en', 'zh'] as const).map((each) =>
      h(
        'button',
        {
          type: 'button',
          'aria-pressed': String(readerLanguage() === each),
          onclick: () => {
            chooseLanguage(each)
            contents.refresh()
            show()
          },
        },
        each === 'en' ? 'English' : '中文',
      ),
    ),
  )
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
      page.arrows.some(({ money }) => money.length > 0) ? moneyMark() : null,
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
    const asked = questions.filter(
      ({ chart, arrows }) => chart === page.id && arrows.includes(arrow.name),
    )
    const shownCounts = page.id === countedChart ? counts : null
    fill('details', ...arrowDetails(page, arrow, shownCounts), ...questionList(asked))
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
  const wasStory = place.story ?? ''
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
  // A switch of a story changes the page in its place.
  if (place.chart !== '' || place.whatIf.length > 0 || wasStory === place.story) return
  elementOf('page').scrollTo(0, 0)
  scrollTo(0, 0)
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

const contents = startContents(pages, questions)
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
  const drawing = target.closest<HTMLElement>('#stage, .excerpt')
  if (drawing === null) return
  const chart = drawing.dataset['chart'] ?? place.chart
  const arrow = target.closest<SVGElement>('[data-arrow]')?.dataset['arrow']
  const state = target.closest<SVGElement>('[data-state]')?.dataset['state']
  if (arrow !== undefined) goTo(linkTo({ chart, arrow }))
  else if (state !== undefined) goTo(linkTo({ chart, state: state.slice(chart.length + 1) }))
})
document.addEventListener('keydown', (event) => {
  if (event.target instanceof HTMLInputElement) return
  if (event.key === 'ArrowRight') step(1)
  if (event.key === 'ArrowLeft') step(-1)
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
document.documentElement.lang = readerLanguage() === 'zh' ? 'zh-CN' : 'en'
show()
