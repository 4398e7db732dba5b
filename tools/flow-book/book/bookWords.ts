import type { MoneyMove, OwnerText } from '../../../tests/model/support/ownerQuestion.ts'
import type { Who } from '../whoActs.ts'

export type ReaderLanguage = keyof OwnerText

/** The language of the questions; the charts themselves are in English. */
let language: ReaderLanguage = startLanguage()

export function readerLanguage(): ReaderLanguage {
  return language
}

export function chooseLanguage(wanted: ReaderLanguage): void {
  language = wanted
  document.documentElement.lang = wanted === 'zh' ? 'zh-CN' : 'en'
  try {
    localStorage.setItem(storedAs, wanted)
  } catch {
    // Some browsers give a local file no storage; the choice then lasts until the page closes.
  }
}

export function say({ en, zh }: OwnerText): string {
  return language === 'zh' ? zh : en
}

const storedAs = 'flowBookLanguage'

function startLanguage(): ReaderLanguage {
  try {
    const stored = localStorage.getItem(storedAs)
    if (stored === 'en' || stored === 'zh') return stored
  } catch {
    // As above: the browser's language decides.
  }
  return navigator.language.startsWith('zh') ? 'zh' : 'en'
}

export const words = {
  index: { en: 'Questions', zh: '问题' },
  stories: { en: 'Stories across charts', zh: '跨流程的故事' },
  indexIntro: {
    en: 'Each answer comes from the charts, and a test compares it with them.',
    zh: '每个答案都来自流程图，并由测试与流程图核对。',
  },
  productFlows: { en: 'Product flows', zh: '产品流程' },
  technicalFlows: { en: 'Technical flows', zh: '技术流程' },
  search: { en: 'Search (press /)', zh: '搜索（按 /）' },
  nothing: {
    en: 'Nothing matches. Try other words, such as “refund” or “too late”.',
    zh: '没有匹配的内容。换个词试试，例如“退款”或“超时”。',
  },
  arrows: { en: 'In the chart', zh: '流程图中' },
  money: { en: 'Money', zh: '资金' },
  noMoney: { en: 'No money moves.', zh: '没有资金变动。' },
  examples: { en: 'Examples, tried on the chart', zh: '示例（已在流程图上验证）' },
  facts: { en: 'these facts', zh: '条件' },
  outcome: { en: 'outcome', zh: '结果' },
  allowed: { en: 'Allowed', zh: '允许' },
  refused: { en: 'Refused', zh: '拒绝' },
  screen: { en: 'On the screen', zh: '界面' },
  provedBy: { en: 'Proved by', zh: '由以下测试证明' },
  onlyIf: { en: 'only if', zh: '仅当' },
  wholeChart: { en: 'The whole chart', zh: '完整流程图' },
  anywhere: { en: 'Anywhere', zh: '任何状态' },
  stays: { en: 'stays', zh: '状态不变' },
  from: { en: 'from', zh: '转出' },
  to: { en: 'to', zh: '转入' },
  when: { en: 'when', zh: '时机' },
  whatIf: { en: 'What if …', zh: '如果……' },
  outcomeOfMoney: { en: 'What becomes of the money', zh: '资金去向' },
  timeline: { en: 'What happens, one after the other', zh: '依次发生' },
  notice: { en: 'notice', zh: '通知' },
  mail: { en: 'mail', zh: '邮件' },
  chartRefuses: { en: 'Refused: nothing changes.', zh: '被拒绝：没有任何变化。' },
  atStart: { en: 'at the start', zh: '开始' },
  atEnd: { en: 'at the end', zh: '结束' },
  next: { en: 'Next question', zh: '下一个问题' },
} satisfies Record<string, OwnerText>

export const whoNames: Readonly<Record<Who, OwnerText>> = {
  shopper: { en: 'shopper', zh: '买家' },
  operator: { en: 'shop', zh: '商家' },
  clock: { en: 'clock', zh: '系统时钟' },
  browser: { en: 'browser', zh: '浏览器' },
  app: { en: 'app', zh: '应用' },
  server: { en: 'service answers', zh: '服务应答' },
  chart: { en: 'at once', zh: '立即' },
}

const accounts: Readonly<Record<string, OwnerText>> = {
  available: { en: 'the shopper’s balance', zh: '买家余额' },
  held: { en: 'the shopper’s held funds', zh: '买家冻结资金' },
  escrow: { en: 'escrow', zh: '平台托管' },
  revenue: { en: 'the shop’s revenue', zh: '商家收入' },
  external: { en: 'outside the shop', zh: '平台外' },
  fee: { en: 'the shop’s charges', zh: '手续费' },
}

/** The two accounts of a transfer in words: debited, credited. */
export function accountsOf(move: MoneyMove): [string, string] {
  const [from = '', to = ''] = move.split(' → ')
  return [accountName(from), accountName(to)]
}

export function accountName(account: string): string {
  const name = accounts[account]
  return name === undefined ? account : say(name)
}
