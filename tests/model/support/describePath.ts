import type { AnyEventObject } from 'xstate'
import type { Path } from './explorePaths.ts'
import type { Failure } from '../../../src/machines/failure.ts'
import { failureWord } from './failureWord.ts'

/** A sentence for the path: its events in order, and where it ends. */
export function titleOf({ start, ignored, steps }: Path): string {
  const last = steps.at(-1) ?? { after: start, ignored }
  const end = JSON.stringify(last.after.value)
  const events = steps.map(({ event }) => describeEvent(event)).join(', ')
  return `${events || 'at its start'} → ${end}${last.ignored.length > 0 ? ', which ignores the rest' : ''}`
}

export function describeEvent({ type, actorId: _actorId, ...rest }: AnyEventObject): string {
  const name = type.replace(/^xstate\.(done|error)\.actor\./, '$1 ').replace(/^xstate\./, '')
  const ending = endingOf(rest['output'])
  if (ending !== null) return `${name} ${ending}`
  const payload = JSON.stringify(rest, (_key, value: unknown) =>
    value instanceof Error ? value.message : value,
  )
  return payload === '{}' ? name : `${name} ${shorten(payload)}`
}

/** An outcome by its type and reason; the rest would hide them. */
function endingOf(output: unknown): string | null {
  if (typeof output !== 'object' || output === null || !('type' in output)) return null
  const failure = 'failure' in output ? (output.failure as Failure) : null
  const reason = failure === null ? '' : ` (${failureWord(failure)})`
  return `${String(output.type)}${reason}`
}

function shorten(text: string): string {
  return text.length > 80 ? `${text.slice(0, 77)}…` : text
}
