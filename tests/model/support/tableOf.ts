import { initialTransition, transition } from 'xstate'
import type { AnyStateMachine, ExecutableActionObject, SnapshotFrom } from 'xstate'
import type { ChartModel } from './chartModel.ts'
import { describeEvent } from './describePath.ts'
import type { Path } from './explorePaths.ts'
import type { Failure } from '../../../src/machines/failure.ts'
import { failureWord } from './failureWord.ts'

type AnySnapshot = SnapshotFrom<AnyStateMachine>

/**
 * The behaviour of a chart as reviewed lines: from where, on what event, to where, with which
 * effects, and what changes in the context.
 */
export function tableOf(model: ChartModel<AnyStateMachine>, paths: readonly Path[]): string {
  const { machine } = model
  const lines = new Set<string>()
  const begun = new Map<string, Played>()
  for (const { input, steps } of paths) {
    let played = stepFrom(begun, JSON.stringify(input) ?? '', () => {
      const [start, actions] = initialTransition(machine, input)
      lines.add(`start → ${placeOf(start)}${effectsOf(actions)}${changesOf(null, start)}`)
      for (const line of besidesOf(start, actions)) lines.add(line)
      return start
    })
    for (const { event } of steps) {
      const before = played.snapshot
      played = stepFrom(played.next, JSON.stringify(event), () => {
        const [after, caused] = transition(machine, before, event)
        lines.add(
          `${placeOf(before)} + ${describeEvent(event)} → ${placeOf(after)}${effectsOf(caused)}${changesOf(before, after)}`,
        )
        for (const line of besidesOf(after, caused)) lines.add(line)
        return after
      })
    }
  }
  return `${[...lines].toSorted().join('\n')}\n`
}

/** Where a common prefix of paths leads: each prefix is played once. */
interface Played {
  snapshot: AnySnapshot
  next: Map<string, Played>
}

function stepFrom(known: Map<string, Played>, key: string, play: () => AnySnapshot): Played {
  const found = known.get(key)
  if (found) return found
  const played = { snapshot: play(), next: new Map<string, Played>() }
  known.set(key, played)
  return played
}

function placeOf(snapshot: AnySnapshot): string {
  const codes = Object.values(snapshot.getMeta() as Record<string, { code?: number } | undefined>)
    .flatMap((meta) => (meta?.code === undefined ? [] : [meta.code]))
    .join(' ')
  return `${valueText(snapshot.value)}${codes === '' ? '' : ` (${codes})`}`
}

/** What no single step shows: the tags of a place, and the input of its actors and effects. */
function besidesOf(
  { value, tags }: AnySnapshot,
  actions: readonly ExecutableActionObject[],
): string[] {
  const place = valueText(value)
  const given = actions.flatMap(({ type, params }) => {
    if (starts.has(type)) return givenAt(place, params as { src: unknown; input?: unknown })
    return type.startsWith('xstate.') ? [] : givenAt(place, { src: type, input: params })
  })
  return tags.size === 0
    ? given
    : [`${place} is tagged ${[...tags].toSorted().join(', ')}`, ...given]
}

function givenAt(place: string, { src, input }: { src: unknown; input?: unknown }): string[] {
  if (typeof input !== 'object' || input === null) return []
  const fields = Object.entries(input).map(([key, value]) => `${key} = ${wordsFor(value)}`)
  return [`${place} gives ${String(src)} ${fields.join(', ')}`]
}

function valueText(value: unknown): string {
  if (typeof value === 'string') return value
  return Object.entries(value as Record<string, unknown>)
    .map(([key, inner]) => `${key}.${valueText(inner)}`)
    .join(' & ')
}

const starts = new Set(['xstate.spawnChild', 'xstate.start'])

/** Effects by name. Internal actions of xstate are covered by the place. */
function effectsOf(actions: readonly ExecutableActionObject[]): string {
  const names = actions
    .map(({ type, params, info }) =>
      starts.has(type)
        ? `calls ${String((params as { src?: unknown } | undefined)?.src)}`
        : `${type}${failureAt(type, info.context)}`,
    )
    .filter((name) => !name.startsWith('xstate.'))
  return names.length === 0 ? '' : `; ${names.join(', ')}`
}

/** The failure that an effect reports is in the chart's context at that moment. */
function failureAt(effect: string, context: unknown): string {
  if (!effect.endsWith('Failure')) return ''
  const { failure } = context as { failure?: Failure | null }
  if (failure === undefined) return ''
  return ` (${failure ? [...new Set([failure.type, failureWord(failure)])].join(' ') : 'of nothing'})`
}

function changesOf(before: AnySnapshot | null, after: AnySnapshot): string {
  const [old, now] = [before?.context, after.context] as (Record<string, unknown> | undefined)[]
  const changes = Object.keys(now ?? {})
    .filter((key) => JSON.stringify(old?.[key]) !== JSON.stringify(now?.[key]))
    .map((key) => `${key} = ${wordsFor(now?.[key])}`)
  return changes.length === 0 ? '' : ` | ${changes.join(', ')}`
}

/** Short enough to read, long enough to distinguish two outcomes. */
function wordsFor(value: unknown): string {
  if (Array.isArray(value)) return `[${value.length}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'nothing'
  const parts = Object.entries(value)
    .filter(([, part]) => ['string', 'number', 'boolean'].includes(typeof part))
    .slice(0, 4)
    .map(([key, part]) => `${key} ${String(part)}`)
  return `{${parts.join(', ')}}`
}
