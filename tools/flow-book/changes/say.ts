import type { ChartState, ChartTransition } from '../readChart.ts'
import { shorten, titleOfKey, wordsOf } from '../words.ts'
import { whoCauses } from '../whoActs.ts'
import type { Facts } from './factsOf.ts'

export type ChangeKind =
  | 'transition added'
  | 'transition removed'
  | 'sent elsewhere'
  | 'guard added'
  | 'guard removed'
  | 'guard changed'
  | 'guard rewritten'
  | 'action added'
  | 'action removed'
  | 'action rewritten'
  | 'state added'
  | 'state removed'
  | 'delay changed'
  | 'delay replaced'
  | 'who acts changed'

/** The facts for a sentence; each kind uses its own part. */
export interface ChangeFacts {
  facts: Facts
  /** The version before. */
  old?: Facts
  state?: ChartState
  is?: ChartTransition
  was?: ChartTransition
  name?: string
  from?: string
  to?: string
}

/** One change in a sentence for the product owner. */
export function say(kind: ChangeKind, change: ChangeFacts): string {
  const { facts, name = '', from = '', to = '' } = change
  const state = change.state === undefined ? '' : quoted(titleOfKey(change.state.key))
  const whole = change.state?.description ? ` ${change.state.description}` : ''
  const noun = nounOf(facts)
  switch (kind) {
    case 'state added':
      return `${article(noun)} can now be in ${state}:${whole}`.replace(/:$/, '.')
    case 'state removed':
      return `${article(noun)} is never in ${state} any more.`
    case 'guard rewritten':
      return `What ${quoted(name)} asks of ${article(noun).toLowerCase()} has changed.`
    case 'action rewritten':
      return `What ${quoted(name)} does with ${article(noun).toLowerCase()} has changed.`
    case 'delay changed':
      return `${article(noun)} now waits ${quoted(name)} for ${to}, no longer for ${from}.`
    case 'who acts changed':
      return `${quoted(wordsOf(name))} is now caused by the ${to}, no longer by the ${from}.`
    default:
      return sayOfArrow(kind, change)
  }
}

function sayOfArrow(kind: ChangeKind, { facts, old = facts, is, was }: ChangeFacts): string {
  if (is === undefined) throw new Error(`${kind} needs a transition`)
  const { can, cannot, alone } = actionOf(facts, is)
  const guard = quoted(is.guard ?? '')
  const missing = (one: ChartTransition | undefined, other: ChartTransition | undefined) =>
    (one?.effects ?? [])
      .filter((effect) => !other?.effects.includes(effect))
      .map(quoted)
      .join(', ')
  switch (kind) {
    case 'transition added':
      return `${can('now ')}${whoActs(facts, is)}.`
    case 'transition removed':
      return `${cannot}.`
    case 'sent elsewhere':
      return is.targets.length === 0
        ? `${alone} now stays there, and no longer leads to ${endOf(old, was ?? is)}.`
        : `${alone} now leads to ${endOf(facts, is)}, no longer to ${endOf(old, was ?? is)}.`
    case 'guard added':
      return `${can('now ')} only if ${guard}.`
    case 'guard removed':
      return `${can('now ')} also where not ${quoted(was?.guard ?? '')}.`
    case 'guard changed':
      return `${can('now ')} only if ${guard}, no longer if ${quoted(was?.guard ?? '')}.`
    case 'action added':
      return `${alone} now also does ${missing(is, was)}.`
    case 'action removed':
      return `${alone} no longer does ${missing(was, is)}.`
    default:
      return `${alone} now comes ${wordsOf(is.event)}, no longer ${wordsOf(was?.event ?? '')}.`
  }
}

/** Distinguishes two branches of one event by their actions. */
function whoActs({ chart }: Facts, { event, description }: ChartTransition): string {
  return event.startsWith(`${chart.id}.`) || description === '' ? '' : `: ${shorten(description)}`
}

/** `order.cancelled` of an order: it can be cancelled. Anything else happens to it. */
function actionOf(facts: Facts, transition: ChartTransition) {
  const { chart, actedBy } = facts
  const where = placeOf(facts, transition.source)
  const who = whoCauses(transition, actedBy)
  const by = who === 'server' || who === 'chart' ? '' : ` by the ${who}`
  const own = new RegExp(`^${chart.id}\\.(\\w+)$`).exec(transition.event)?.[1]
  const words = transition.event === '' ? 'going on at once' : quoted(wordsOf(transition.event))
  const participle = own === undefined ? null : titleOfKey(own).toLowerCase()
  const what = `${words}${by} in ${where.charAt(0).toLowerCase()}${where.slice(1)}`
  return {
    can: (now: string) =>
      participle === null
        ? `${capital(what)} is ${now}possible`
        : `${where} can ${now}be ${participle}${by}`,
    cannot:
      participle === null
        ? `${capital(what)} is no longer possible`
        : `${where} can no longer be ${participle}${by}`,
    alone: capital(what),
  }
}

/** `A delivered order`, `An order in “Waiting to pay”`. */
function placeOf(facts: Facts, id: string): string {
  const noun = nounOf(facts)
  const state = facts.chart.states.find((each) => each.id === id)
  if (state === undefined) return `Any ${noun}`
  return /^[a-z]+ed$/.test(state.key)
    ? article(`${state.key} ${noun}`)
    : `${article(noun)} in ${quoted(titleOfKey(state.key))}`
}

function endOf({ chart }: Facts, { targets, source }: ChartTransition): string {
  const [end = source] = targets
  const key = chart.states.find(({ id }) => id === end)?.key ?? chart.id
  return quoted(titleOfKey(key))
}

function nounOf({ chart }: Facts): string {
  return titleOfKey(chart.id).toLowerCase()
}

function article(words: string): string {
  return `${/^[aeiou]/.test(words) ? 'An' : 'A'} ${words}`
}

function quoted(words: string): string {
  return `“${words}”`
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
