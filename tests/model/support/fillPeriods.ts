import type { OwnerText } from './ownerQuestion.ts'
import { day, periods } from '../../support/facts.ts'

const [minute, hour] = [60, 3_600]

/** Replaces `{toPay}` by that period of the shop, such as “30 minutes”. */
export function fillPeriods({ en, zh }: OwnerText): OwnerText {
  const fill = (text: string, say: (seconds: number) => string) =>
    text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const seconds = (periods as Readonly<Record<string, number>>)[name]
      if (seconds === undefined) throw new Error(`no period is called ${name}`)
      return say(seconds)
    })
  return { en: fill(en, inEnglish), zh: fill(zh, inChinese) }
}

function inEnglish(seconds: number): string {
  const [count, unit] = countOf(seconds)
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

function inChinese(seconds: number): string {
  const [count, unit] = countOf(seconds)
  const units = { day: '天', hour: '小时', minute: '分钟', second: '秒' }
  return `${count}${units[unit]}`
}

/** In the largest unit that needs no fraction; a day or two in hours, as the shop's texts say it. */
function countOf(seconds: number): [number, 'day' | 'hour' | 'minute' | 'second'] {
  if (seconds % day === 0 && seconds > 3 * day) return [seconds / day, 'day']
  if (seconds % hour === 0) return [seconds / hour, 'hour']
  if (seconds % minute === 0 && seconds > 2 * minute) return [seconds / minute, 'minute']
  return [seconds, 'second']
}
