import type { ArrowEntry, ChartPage, QuestionEntry } from './bookData.ts'
import { accountsOf, say, words } from './bookWords.ts'
import { whoMark } from './details.ts'
import { h } from './dom.ts'
import { linkTo } from './place.ts'
import { screenOf } from './screens.ts'

/** The index: all questions by area, in the reader's language. */
export function indexPage(
  questions: readonly QuestionEntry[],
  stories: readonly HTMLElement[],
): Node[] {
  const areas = Map.groupBy(questions, ({ area }) => area.id)
  return [
    h('h1', {}, say(words.index)),
    h('p', { class: 'hint' }, say(words.indexIntro)),
    h(
      'div',
      { class: 'areas' },
      ...[...areas.values()].map((asked) =>
        h(
          'section',
          {},
          h('h2', {}, asked[0] === undefined ? '' : say(asked[0].area.title)),
          h('ul', {}, ...asked.map((each) => h('li', {}, questionLink(each)))),
        ),
      ),
      h('section', {}, h('h2', {}, say(words.stories)), h('ul', {}, ...stories)),
    ),
  ]
}

/** The questions that an arrow answers; nothing where there are none. */
export function questionList(questions: readonly QuestionEntry[]): Node[] {
  if (questions.length === 0) return []
  return [
    h('h3', {}, say(words.index)),
    h('ul', {}, ...questions.map((each) => h('li', {}, questionLink(each)))),
  ]
}

function questionLink({ id, ask }: QuestionEntry): HTMLElement {
  return h('a', { href: linkTo({ question: id }) }, say(ask))
}

/** A question with its answer, and what it rests on. */
export function answerPage(
  question: QuestionEntry,
  page: ChartPage,
  following: QuestionEntry | undefined,
): Node[] {
  const arrows = question.arrows.flatMap((name) => page.arrows.filter((each) => each.name === name))
  const excerpt = h('div', {
    class: 'excerpt',
    tabindex: '0',
    role: 'region',
    'aria-label': page.id,
  })
  excerpt.innerHTML = question.excerpt
  excerpt.dataset['chart'] = page.id
  return [
    h(
      'p',
      { class: 'kind' },
      h('a', { href: linkTo({}) }, say(words.index)),
      ' · ',
      say(question.area.title),
    ),
    h('h1', {}, say(question.ask)),
    h('p', { class: 'answer' }, say(question.answer)),
    excerpt,
    h(
      'div',
      { class: 'grounds' },
      h(
        'section',
        {},
        h('h2', {}, say(words.arrows)),
        h('ul', {}, ...arrows.map((arrow) => h('li', {}, arrowLine(page, arrow)))),
        h(
          'p',
          {},
          h('a', { href: linkTo({ chart: page.id }) }, `${say(words.wholeChart)}: ${page.id}`),
        ),
      ),
      moneySection(question, page),
      examplesSection(question, page),
      screenSection(question, page),
      provedSection(arrows),
    ),
    following === undefined
      ? h('p', {})
      : h('p', { class: 'next' }, `${say(words.next)}: `, questionLink(following)),
  ]
}

function arrowLine(page: ChartPage, arrow: ArrowEntry): HTMLElement {
  const guard = arrow.guard === null ? null : guardWords(page, arrow.guard)
  return h(
    'a',
    { class: `step ${arrow.who}`, href: linkTo({ chart: page.id, arrow: arrow.name }) },
    whoMark(arrow.who),
    h('b', {}, arrow.description === '' ? arrow.label : arrow.description),
    h(
      'small',
      {},
      `${arrow.from === '' ? say(words.anywhere) : titleOf(page, arrow.from)} → ${arrow.to.length === 0 ? say(words.stays) : arrow.to.map((name) => titleOf(page, name)).join(', ')}`,
    ),
    guard === null ? null : h('small', {}, `${say(words.onlyIf)} ${guard}`),
  )
}

function guardWords(page: ChartPage, name: string): string {
  return page.guards.find((guard) => guard.name === name)?.words ?? name
}

export function titleOf(page: ChartPage, name: string): string {
  return page.states.find((state) => state.name === name)?.title ?? page.id
}

function moneySection({ money }: QuestionEntry, page: ChartPage): HTMLElement {
  const label = (name: string) => page.arrows.find((arrow) => arrow.name === name)?.label ?? name
  return h(
    'section',
    {},
    h('h2', {}, say(words.money)),
    money.length === 0
      ? h('p', { class: 'hint' }, say(words.noMoney))
      : h(
          'table',
          { class: 'rows' },
          row('th', [say(words.from), say(words.to), say(words.when)]),
          ...money.map(({ move, arrow }) => row('td', [...accountsOf(move), label(arrow)])),
        ),
  )
}

function examplesSection({ examples }: QuestionEntry, page: ChartPage): HTMLElement | string {
  if (examples.length === 0) return ''
  return h(
    'section',
    {},
    h('h2', {}, say(words.examples)),
    h(
      'table',
      { class: 'rows' },
      row('th', [say(words.facts), say(words.outcome)]),
      ...examples.map(({ facts, because, ends }) =>
        row('td', [
          say(facts),
          because === null
            ? `${say(words.allowed)} → ${titleOf(page, ends)}`
            : `${say(words.refused)}: ${say(because)}`,
        ]),
      ),
    ),
  )
}

function screenSection({ screen }: QuestionEntry, page: ChartPage): HTMLElement | string {
  const state = page.states.find(({ name }) => name === screen)
  const shown = state === undefined ? [] : screenOf(state)
  return shown.length === 0 ? '' : h('section', {}, h('h2', {}, say(words.screen)), ...shown)
}

function provedSection(arrows: readonly ArrowEntry[]): HTMLElement {
  const proofs = arrows.flatMap(({ evidence }) =>
    Object.values(evidence)
      .filter(({ isThere }) => isThere)
      .map(({ text }) => text),
  )
  return h(
    'section',
    {},
    h('h2', {}, say(words.provedBy)),
    h(
      'ul',
      { class: 'proofs' },
      ...[
        ...new Set([
          ...proofs,
          'tests/structure/questions.test.ts compares this answer with the chart',
        ]),
      ].map((text) => h('li', {}, text)),
    ),
  )
}

function row(tag: 'th' | 'td', texts: readonly string[]): HTMLElement {
  return h('tr', {}, ...texts.map((text) => h(tag, {}, text)))
}
