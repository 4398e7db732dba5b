import type { Who } from '../whoActs.ts'
import { icons } from '../drawing/icons.ts'
import type { ArrowEntry, ChartPage, Evidence, StateEntry } from './bookData.ts'
import type { Counts } from './counts.ts'
import { accountsOf, say, whoNames, words } from './bookWords.ts'
import { h } from './dom.ts'
import { guardTable } from './guardTable.ts'
import { linkTo } from './place.ts'
import { screenOf } from './screens.ts'
import { seenOf } from './seen.ts'

/** The book's details of a state. */
export function stateDetails(page: ChartPage, state: StateEntry): Node[] {
  const leaving = page.arrows.filter(({ from }) => isAround(from, state.name))
  const coming = page.arrows.filter(({ to }) => to.includes(state.name))
  return [
    h('p', { class: 'kind' }, state.kind === 'leaf' ? 'State' : `State, ${state.kind}`),
    h(
      'h2',
      {},
      state.title,
      ...(state.code === null ? [] : [h('span', { class: 'code' }, ` code ${state.code}`)]),
    ),
    h('code', {}, state.name),
    h('p', {}, state.description),
    ...screenOf(state),
    ...list(
      'Who can act here',
      leaving.length === 0 ? [] : [h('p', { class: 'whos' }, ...whosOf(leaving))],
    ),
    ...arrowList('From here', page, leaving),
    ...arrowList('To here', page, coming),
    ...facts([
      ['Calls', state.calls],
      ['When it begins', state.entry],
      ['When it ends', state.exit],
      ['Tags', state.tags],
    ]),
    ...(state.kind === 'leaf' || state.kind === 'final'
      ? list('What it shows', [evidence('screens', state.shown)])
      : []),
  ]
}

/** The book's details of an arrow. */
export function arrowDetails(
  page: ChartPage,
  arrow: ArrowEntry,
  counts: Counts | null = null,
): Node[] {
  return [
    h('p', { class: 'kind' }, arrow.to.length === 0 ? 'Happens without leaving' : 'Arrow'),
    h('h2', {}, arrow.label),
    h('code', {}, arrow.words),
    h('p', {}, whatHappens(arrow)),
    h('p', { class: 'whos' }, whoMark(arrow.who), arrow.money.length > 0 ? moneyMark() : null),
    h(
      'p',
      { class: 'ways' },
      stateLink(page, arrow.from),
      ' → ',
      ...(arrow.to.length === 0
        ? ['stays']
        : arrow.to.flatMap((each, index) => [index > 0 ? ', ' : '', stateLink(page, each)])),
    ),
    ...guardTable(page, arrow.guard),
    ...list(
      say(words.money),
      arrow.money.map((move) => h('p', { class: 'evidence' }, accountsOf(move).join(' → '))),
    ),
    ...facts([['Effects', arrow.effects]]),
    ...list('On the screens', [evidence('gesture', arrow.gesture)]),
    ...seenOf(arrow),
    ...(counts === null ? [] : list('Real orders', [timesTaken(counts.get(arrow.key) ?? 0)])),
    ...list('Proven by', [
      evidence('actors', arrow.evidence.actors),
      evidence('API', arrow.evidence.api),
      evidence('screens', arrow.evidence.screens),
    ]),
  ]
}

function timesTaken(times: number): HTMLElement {
  return h('p', {}, times === 1 ? 'One order took it.' : `${times} orders took it.`)
}

function whatHappens({ description, event }: ArrowEntry): string {
  if (description !== '') return description
  return event === ''
    ? 'Decided at once, without an event.'
    : 'A service broke down, which none should: each answers its failures.'
}

export function moneyMark(): HTMLElement {
  const mark = h('span', { class: 'who money' })
  mark.innerHTML = iconOf('money')
  mark.append('moves money')
  return mark
}

function iconOf(name: keyof typeof icons): string {
  return `<svg class="icon" viewBox="0 0 12 12" width="14" height="14" aria-hidden="true">${icons[name]}</svg>`
}

export function whoMark(who: Who): HTMLElement {
  const mark = h('span', { class: `who ${who}` })
  mark.innerHTML = iconOf(who)
  mark.append(say(whoNames[who]))
  return mark
}

function whosOf(arrows: readonly ArrowEntry[]): HTMLElement[] {
  return [...new Set(arrows.map(({ who }) => who))].map(whoMark)
}

function arrowList(title: string, page: ChartPage, arrows: readonly ArrowEntry[]): Node[] {
  return list(
    title,
    arrows.map((arrow) =>
      h(
        'a',
        { class: `step ${arrow.who}`, href: linkTo({ chart: page.id, arrow: arrow.name }) },
        arrow.label,
        h('small', {}, arrow.words),
      ),
    ),
  )
}

function stateLink(page: ChartPage, name: string): HTMLElement {
  const state = page.states.find((each) => each.name === name)
  return state === undefined
    ? h('span', {}, 'wherever it is')
    : h('a', { href: linkTo({ chart: page.id, state: name }) }, state.title)
}

function evidence(depth: string, { isThere, text }: Evidence): HTMLElement {
  return h(
    'p',
    { class: isThere ? 'evidence' : 'evidence none' },
    h('b', {}, depth),
    ` ${isThere ? '' : 'not there: '}${text}`,
  )
}

function facts(entries: readonly (readonly [string, readonly string[]])[]): Node[] {
  return entries.flatMap(([title, names]) =>
    list(
      title,
      names.map((name) => h('code', {}, name)),
    ),
  )
}

function list(title: string, items: readonly HTMLElement[]): Node[] {
  return items.length === 0
    ? []
    : [h('h3', {}, title), h('ul', {}, ...items.map((item) => h('li', {}, item)))]
}

/** Whether arrows that leave `from` can be taken in the state. */
function isAround(from: string, state: string): boolean {
  return from === '' || from === state || state.startsWith(`${from}.`)
}
