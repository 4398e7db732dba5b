import type { ChartPage } from './bookData.ts'
import { say, words } from './bookWords.ts'
import { h } from './dom.ts'

/** The condition in words, with the facts that it allows and refuses; nothing without a condition. */
export function guardTable({ guards }: Pick<ChartPage, 'guards'>, name: string | null): Node[] {
  const guard = guards.find((each) => each.name === name)
  if (guard === undefined) return []
  return [
    h('h3', {}, 'Only if'),
    h('p', {}, `${guard.words}. `, h('code', {}, guard.name)),
    ...guard.examples.map(({ facts, isAllowed, because }) =>
      h(
        'p',
        { class: isAllowed ? 'example' : 'example refused' },
        h('b', {}, say(isAllowed ? words.allowed : words.refused)),
        because === null ? null : `, because ${because}`,
        h('small', {}, facts.join(' · ')),
      ),
    ),
  ]
}
