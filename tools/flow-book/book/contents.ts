import type { ChartPage, QuestionEntry } from './bookData.ts'
import { say, words } from './bookWords.ts'
import { elementOf, fill, h } from './dom.ts'
import { linkTo } from './place.ts'
import { inRooms } from './rooms.ts'
import { searchBook, searchEntries } from './searchBook.ts'
import type { Found } from './searchBook.ts'

export interface Contents {
  /** Marks the chart that is shown; null outside of charts. */
  mark: (chart: string | null) => void
  /** Writes everything again in the reader's language. */
  refresh: () => void
}

/** The menu: the way to the questions, the charts by room, and the search. */
export function startContents(
  pages: readonly ChartPage[],
  questions: readonly QuestionEntry[],
): Contents {
  const search = elementOf('search') as HTMLInputElement
  const { product, technical } = inRooms(pages)
  let entries = searchEntries(pages, questions)
  let current: string | null = null

  function refresh() {
    entries = searchEntries(pages, questions)
    search.placeholder = say(words.search)
    search.setAttribute('aria-label', say(words.search))
    fill(
      'charts',
      h('a', { href: linkTo({}), 'data-chart': '' }, say(words.index)),
      h('h3', {}, say(words.productFlows)),
      ...product.map(chartLink),
      h(
        'details',
        { class: 'room', open: technical.some(({ id }) => id === current) },
        h('summary', {}, say(words.technicalFlows)),
        ...technical.map(chartLink),
      ),
    )
    mark(current)
  }

  function mark(chart: string | null) {
    current = chart
    for (const link of document.querySelectorAll<HTMLElement>('#charts a')) {
      const isCurrent = link.dataset['chart'] === (chart ?? '')
      link.toggleAttribute('aria-current', isCurrent)
      if (isCurrent) link.closest('details')?.setAttribute('open', '')
    }
  }

  function showFound() {
    const typed = search.value.trim()
    const found = searchBook(entries, typed)
    elementOf('charts').hidden = typed !== ''
    fill(
      'found',
      ...(typed !== '' && found.length === 0 ? [h('p', {}, say(words.nothing))] : []),
      ...found.map(foundLink),
    )
  }

  search.addEventListener('input', showFound)
  search.addEventListener('keydown', (event) => {
    const [first] = document.querySelectorAll<HTMLElement>('#found a')
    if (event.key === 'ArrowDown') first?.focus()
    else if (event.key === 'Enter') first?.click()
    else if (event.key === 'Escape') {
      search.value = ''
      showFound()
    } else return
    event.preventDefault()
  })
  elementOf('found').addEventListener('keydown', (event) => {
    const links = [...document.querySelectorAll<HTMLElement>('#found a')]
    const at = links.indexOf(document.activeElement as HTMLElement)
    if (event.key === 'ArrowDown') links[at + 1]?.focus()
    else if (event.key === 'ArrowUp') (links[at - 1] ?? search).focus()
    else if (event.key === 'Escape') search.focus()
    else return
    event.preventDefault()
    event.stopPropagation()
  })
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.target instanceof HTMLInputElement) return
    event.preventDefault()
    document.body.classList.add('listOpen')
    search.focus()
  })
  refresh()
  return { mark, refresh }
}

function chartLink({ id, question }: ChartPage): HTMLElement {
  return h('a', { href: linkTo({ chart: id }), 'data-chart': id }, id, h('small', {}, question))
}

function foundLink({ kind, title, text, href }: Found): HTMLElement {
  return h('a', { href, class: `found ${kind}` }, h('i', {}, kind), title, h('small', {}, text))
}
