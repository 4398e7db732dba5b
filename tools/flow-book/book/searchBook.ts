import type { ChartPage, QuestionEntry } from './bookData.ts'
import { say, whoNames } from './bookWords.ts'
import { linkTo } from './place.ts'

export interface Found {
  kind: 'question' | 'chart' | 'state' | 'arrow' | 'condition' | 'screen'
  title: string
  text: string
  href: string
}

interface Entry extends Found {
  /** Lower case, with everything that may be searched. */
  haystack: string
  /** What a hit in the title and elsewhere counts. */
  weight: number
}

/** Words that mean the same to a reader. A word of one group finds all others of it. */
const synonyms: readonly (readonly string[])[] = [
  ['cancel', 'annul', 'call off', 'abort', 'expired', 'nobody paid', '取消', '作废'],
  ['refund', 'money back', 'reimburse', 'give back', 'given back', '退款'],
  ['return', 'send back', 'sent back', 'withdrawal right', '退货'],
  ['pay', 'payment', 'paid', 'checkout', '付款', '支付'],
  ['shop', 'operator', 'seller', 'merchant', 'office', '商家'],
  ['shopper', 'buyer', 'customer', 'user', '买家', '顾客'],
  ['clock', 'timer', 'deadline', 'automatic', 'expire', 'too late', 'time is over', '自动', '超时'],
  ['top up', 'recharge', 'deposit', 'add money', '充值'],
  ['withdraw', 'withdrawal', 'pay out', 'cash out', '提现'],
  ['code', 'pin', 'payment password', 'passkey', '支付密码'],
  ['login', 'sign in', 'log in', 'session', 'signed in', '登录'],
  ['logout', 'sign out', 'log out', 'signed out', '退出'],
  ['reject', 'refuse', 'refused', 'deny', 'declined', '拒绝'],
  ['approve', 'agree', 'accept', 'passed', '同意', '通过'],
  [
    'ship',
    'shipped',
    'send',
    'parcel',
    'package',
    'box',
    'boxes',
    'carrier',
    'delivery',
    '发货',
    '配送',
  ],
  ['several', 'two', 'split', 'partial', 'some of the pieces'],
  ['too low', 'insufficient', 'larger', 'more than', 'not enough', 'short', '不足'],
  ['fail', 'failed', 'fails', 'broke', 'not answered', 'no answer', 'unanswered', 'lost', '失败'],
  ['change', 'switch', 'another', '更换', '切换'],
  ['receipt', 'received', 'confirm receipt', 'arrived', '收货'],
  ['offline', 'connection', 'network', 'no answer', '断网', '网络'],
  ['twice', 'double', 'again', 'duplicate', 'once', '重复'],
  ['wrong', 'incorrect', 'false', 'mistyped', '错误'],
  ['audit', 'review by the office', 'auditing', 'examine', '审核'],
]

const ignored = new Set(
  'a am an and are as at be can could do does for from get got has have happen happens how i if in is it item items me my not of on one or should take that the their then there they this to was were what when where which while who why will with would yet you don 吗 的'.split(
    ' ',
  ),
)
const most = 40
/** Stands for the spaces of a phrase that has synonyms, while the typed text is split into words. */
const joined = '\u00a0'

/** Everything that can be found, in the reader's language. */
export function searchEntries(
  pages: readonly ChartPage[],
  questions: readonly QuestionEntry[],
): Entry[] {
  return [
    ...questions.map(({ id, ask, answer, alsoCalled }) =>
      entry('question', say(ask), say(answer), linkTo({ question: id }), [
        ask.en,
        ask.zh,
        answer.en,
        answer.zh,
        alsoCalled,
      ]),
    ),
    ...pages.flatMap(chartEntries),
  ]
}

function chartEntries(page: ChartPage): Entry[] {
  const { id, question, description, states, arrows, guards } = page
  const title = (name: string) => states.find((state) => state.name === name)?.title ?? id
  return [
    entry('chart', id, question, linkTo({ chart: id }), [description]),
    ...states.map((state) =>
      entry(
        'state',
        `${state.title} · ${id}`,
        state.description,
        linkTo({ chart: id, state: state.name }),
        [state.name],
      ),
    ),
    ...states
      .filter(({ screens }) => screens.length > 0)
      .map((state) =>
        entry(
          'screen',
          `${state.title} · ${id}`,
          state.description,
          linkTo({ chart: id, state: state.name }),
          ['screen picture 界面'],
        ),
      ),
    ...arrows.map((arrow) => {
      const to = arrow.to.length === 0 ? title(arrow.from) : arrow.to.map(title).join(', ')
      const guard = guards.find(({ name }) => name === arrow.guard)?.words ?? ''
      return entry(
        'arrow',
        arrow.description || arrow.label,
        `${say(whoNames[arrow.who])} · ${title(arrow.from)} → ${to} · ${id}${guard === '' ? '' : ` · only if ${guard}`}`,
        linkTo({ chart: id, arrow: arrow.name }),
        [
          arrow.name,
          arrow.words,
          whoNames[arrow.who].en,
          whoNames[arrow.who].zh,
          arrow.money.length > 0 ? 'money' : '',
        ],
      )
    }),
    ...guards.map(({ name, words }) => {
      const first = arrows.find(({ guard }) => guard === name)
      return entry(
        'condition',
        words,
        `${name} · ${id}`,
        linkTo(first === undefined ? { chart: id } : { chart: id, arrow: first.name }),
        [],
      )
    }),
  ]
}

const weights: Readonly<Record<Found['kind'], number>> = {
  question: 6,
  arrow: 3,
  state: 3,
  chart: 3,
  condition: 2,
  screen: 1,
}

function entry(
  kind: Found['kind'],
  title: string,
  text: string,
  href: string,
  more: readonly string[],
): Entry {
  const haystack = [title, text, ...more].join(' ').toLowerCase()
  return { kind, title, text, href, haystack, weight: weights[kind] }
}

/**
 * The best entries first. An entry has all words that the reader typed, or their synonyms; where
 * none has all, those that have the most, or the rarest. A rare word counts more than a common one.
 */
export function searchBook(entries: readonly Entry[], typed: string): Found[] {
  const wanted = meaningsOf(typed)
  if (wanted.length === 0) return []
  const scored = entries
    .map((each) => ({ each, hits: wanted.filter((words) => isIn(each.haystack, words)) }))
    .filter(({ hits }) => hits.length > 0)
  const best = Math.max(0, ...scored.map(({ hits }) => hits.length))
  const fewest = best === wanted.length ? best : best - 1
  const rarities = wanted.map((words) => {
    const found = scored.filter(({ hits }) => hits.includes(words)).length
    return Math.log2(2 + entries.length / (1 + found))
  })
  const scores = new Map(scored.map(({ each }) => [each, scoreOf(each, wanted, rarities)]))
  return scored
    .filter(({ hits }) => hits.length >= fewest)
    .toSorted((one, other) => (scores.get(other.each) ?? 0) - (scores.get(one.each) ?? 0))
    .slice(0, most)
    .map(({ each: { kind, title, text, href } }) => ({ kind, title, text, href }))
}

/** For each typed word itself, then its synonyms. */
function meaningsOf(typed: string): string[][] {
  const phrases = synonyms.flat().filter((each) => each.includes(' '))
  const text = phrases.reduce(
    (given, phrase) => given.replaceAll(phrase, phrase.replaceAll(' ', joined)),
    typed.toLowerCase().replaceAll('-', ' ').trim(),
  )
  const words = text
    .replaceAll(/[?!.,;:“”"’']/g, ' ')
    .split(/[ \t\n]+/)
    .map((word) => word.replaceAll(joined, ' '))
    .filter((word) => !/^[a-z]?$/.test(word) && !ignored.has(word))
  return words.map((word) => [
    word,
    ...synonyms
      .filter((group) => group.some((each) => isForm(each, word)))
      .flat()
      .filter((each) => each !== word),
  ])
}

/** “refunds” and “refunded” are forms of “refund”. */
function isForm(known: string, typed: string): boolean {
  return (
    known === typed ||
    (typed.length > 3 && stem(known) === stem(typed)) ||
    (/[一-鿿]/.test(known) && typed.includes(known))
  )
}

function stem(word: string): string {
  return word
    .replace(/(?:ations?|ing|ed|es|s)$/, '')
    .replace(/(?<=([bdlmnprt]))\1$/, '')
    .replace(/e$/, '')
}

/** How well a word is in a text: 2 as a word, 1 as the beginning of one, 0 not at all. */
function matchOf(text: string, word: string): number {
  if (/[\u4e00-\u9fff]/.test(word) || word.includes(' ')) return text.includes(word) ? 2 : 0
  const known = text.match(/[\p{L}\p{N}$.]+/gu) ?? []
  const wanted = stem(word)
  if (known.some((each) => each === word || stem(each) === wanted)) return 2
  return word.length > 2 && known.some((each) => each.startsWith(word)) ? 1 : 0
}

/** A typed word may be unfinished; a synonym has to be there as a word. */
function isIn(text: string, [word = '', ...others]: readonly string[]): boolean {
  return matchOf(text, word) > 0 || others.some((each) => matchOf(text, each) === 2)
}

function scoreOf(
  { title, haystack, weight }: Entry,
  wanted: readonly (readonly string[])[],
  rarities: readonly number[],
): number {
  const named = title.toLowerCase()
  return wanted.reduce((score, [word = '', ...others], at) => {
    const own = Math.max(2 * matchOf(named, word), matchOf(haystack, word))
    const isNamed = others.some((each) => matchOf(named, each) === 2)
    const meant = isNamed ? 2 : others.some((each) => matchOf(haystack, each) === 2) ? 1 : 0
    return score + weight * Math.max(own, meant) * (rarities[at] ?? 1)
  }, 0)
}
