import { playStory } from '../../../tests/model/support/story.ts'
import type { Balances, Beat, Story } from '../../../tests/model/support/story.ts'
import { stories } from '../../../tests/model/stories/stories.ts'
import type { ArrowEntry, ChartPage } from './bookData.ts'
import { accountName, accountsOf, say, words } from './bookWords.ts'
import { titleOf } from './answers.ts'
import { whoMark } from './details.ts'
import { h } from './dom.ts'
import { linkTo } from './place.ts'

export function storyLinks(): HTMLElement[] {
  return stories.map(({ id, title }) =>
    h('li', {}, h('a', { href: linkTo({ story: id }) }, say(title))),
  )
}

export function findStory(id: string | null): Story | undefined {
  return stories.find((story) => story.id === id)
}

/** The timeline of a story, played on the charts in the page, and what became of the money. */
export function storyPage(
  story: Story,
  switches: readonly string[],
  pages: readonly ChartPage[],
): Node[] {
  const arrowOf = (chart: string, key: string): ArrowEntry | undefined =>
    pages.find(({ id }) => id === chart)?.arrows.find((arrow) => arrow.key === key)
  const beats = playStory(story, switches, (chart, key) => arrowOf(chart, key)?.money ?? [])
  return [
    h(
      'p',
      { class: 'kind' },
      h('a', { href: linkTo({}) }, say(words.index)),
      ' · ',
      say(words.stories),
    ),
    h('h1', {}, say(story.title)),
    h(
      'fieldset',
      { class: 'switches' },
      h('legend', {}, say(words.whatIf)),
      ...story.whatIf.map(({ id, label }) => switchLink(story, switches, { id, text: say(label) })),
    ),
    h('h2', {}, say(words.outcomeOfMoney)),
    balancesTable(story.balances, beats.at(-1)?.balances ?? story.balances),
    h('h2', {}, say(words.timeline)),
    h(
      'ol',
      { class: 'timeline' },
      ...inRuns(beats).map(({ beat, times }) => beatItem(beat, times, pages, arrowOf)),
    ),
  ]
}

function switchLink(
  story: Story,
  switches: readonly string[],
  { id, text }: { id: string; text: string },
): HTMLElement {
  const isOn = switches.includes(id)
  const whatIf = isOn ? switches.filter((each) => each !== id) : [...switches, id]
  return h(
    'a',
    {
      class: 'switch',
      role: 'switch',
      'aria-checked': String(isOn),
      href: linkTo({ story: story.id, whatIf }),
      'data-switch': id,
    },
    text,
  )
}

function beatItem(
  beat: Beat,
  times: number,
  pages: readonly ChartPage[],
  arrowOf: (chart: string, key: string) => ArrowEntry | undefined,
): HTMLElement {
  const page = pages.find(({ id }) => id === beat.chart)
  const [first] = page === undefined ? [] : beat.arrows.map((key) => arrowOf(page.id, key))
  const way =
    beat.before === beat.after
      ? stateNames(page, beat.after)
      : `${stateNames(page, beat.before)} → ${stateNames(page, beat.after)}`
  return h(
    'li',
    { class: `${beat.who}${beat.isRefused ? ' refusedBeat' : ''}` },
    beat.who === 'notice' || beat.who === 'mail'
      ? h('span', { class: 'who' }, say(words[beat.who]))
      : whoMark(beat.who),
    h('b', {}, `${say(beat.says)}${times > 1 ? ` × ${times}` : ''}`),
    page === undefined
      ? null
      : h(
          'small',
          {},
          first === undefined
            ? `${page.id}: ${way}`
            : h('a', { href: linkTo({ chart: page.id, arrow: first.name }) }, `${page.id}: ${way}`),
        ),
    beat.isRefused ? h('em', {}, say(words.chartRefuses)) : null,
    ...beat.moves.map(({ move, cents }) =>
      h('span', { class: 'move' }, `${dollars(cents)}: ${accountsOf(move).join(' → ')}`),
    ),
  )
}

function stateNames(page: ChartPage | undefined, leaves: string): string {
  if (page === undefined) return leaves
  return leaves
    .split(', ')
    .map((leaf) => titleOf(page, leaf))
    .join(', ')
}

function balancesTable(start: Balances, end: Balances): HTMLElement {
  const accounts = [...new Set([...Object.keys(start), ...Object.keys(end)])]
  return h(
    'table',
    { class: 'rows balances' },
    h('tr', {}, ...['', say(words.atStart), say(words.atEnd)].map((text) => h('th', {}, text))),
    ...accounts.map((account) =>
      h(
        'tr',
        {},
        h('td', {}, accountName(account)),
        h('td', {}, dollars(start[account] ?? 0)),
        h('td', {}, dollars(end[account] ?? 0)),
      ),
    ),
  )
}

function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`
}

/** Equal beats in a row, such as the digits of a code, count as one. */
function inRuns(beats: readonly Beat[]): { beat: Beat; times: number }[] {
  const runs: { beat: Beat; times: number }[] = []
  for (const beat of beats) {
    const last = runs.at(-1)
    if (last?.beat.says.en === beat.says.en && last.beat.chart === beat.chart) last.times += 1
    else runs.push({ beat, times: 1 })
  }
  return runs
}
