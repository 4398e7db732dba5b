import type { AnyEventObject } from 'xstate'
import { eventsIn } from '../../tests/model/support/chartModel.ts'
import type { AnyProof } from '../../tests/model/support/chartProof.ts'
import { describeEvent } from '../../tests/model/support/describePath.ts'
import type { Path } from '../../tests/model/support/explorePaths.ts'
import type { KnownEvent } from './book/bookData.ts'

/** The most events of one type that a reader may choose from. */
const mostOfAType = 24

/** The events of the chart with their payloads, as the tests send them. */
export function knownEvents(proof: AnyProof, paths: readonly Path[]): KnownEvent[] {
  const places = new Map(
    paths.flatMap(({ start, steps }) =>
      [start, ...steps.map(({ after }) => after)].map(
        (snapshot) => [JSON.stringify([snapshot.value, snapshot.context]), snapshot] as const,
      ),
    ),
  )
  const events = new Map<string, KnownEvent>()
  for (const snapshot of places.values()) {
    for (const event of eventsIn(proof, snapshot)) {
      const key = JSON.stringify(event, errorsAsText)
      if (!events.has(key)) events.set(key, known(event, key))
    }
  }
  return [...Map.groupBy(events.values(), ({ type }) => type).values()].flatMap((alike) =>
    alike.slice(0, mostOfAType),
  )
}

function known(event: AnyEventObject, key: string): KnownEvent {
  return {
    type: event.type,
    label: describeEvent(event),
    event: JSON.parse(key) as { type: string },
  }
}

function errorsAsText(_key: string, value: unknown): unknown {
  return value instanceof Error ? value.message : value
}
