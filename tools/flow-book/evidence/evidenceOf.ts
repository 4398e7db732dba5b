import { whyHidden, whyUntaken } from '../../../tests/model/support/coverPaths.ts'
import { isNotThere } from '../../../tests/model/support/chartProof.ts'
import type { AnyAnswers, AnyGestures, AnyProof } from '../../../tests/model/support/chartProof.ts'
import type { ArrowEntry, Evidence } from '../book/bookData.ts'
import type { ChartTransition } from '../readChart.ts'

/** Which tests take the transition, at each depth, or why none does. */
export function evidenceOf(proof: AnyProof, { key }: ChartTransition): ArrowEntry['evidence'] {
  const { api, screens } = proof
  return {
    actors: there('tests/model/charts.test.ts takes it on the real actor'),
    api: isNotThere(api) ? notThere(api.none) : there(`${api.walkedBy} walks this chart over HTTP`),
    screens: isNotThere(screens)
      ? notThere(screens.none)
      : byReason(
          whyUntaken(screens, key),
          'tests/model/views/screens.spec.ts takes it in Chromium',
        ),
  }
}

/** How the transition is caused on the screens: a gesture of the shopper, or an answered call. */
export function gestureOf({ screens }: AnyProof, { event }: ChartTransition): Evidence {
  if (isNotThere(screens)) return notThere(screens.none)
  if (event === '') return there('At once, when the one before it is taken')
  if (event.startsWith('xstate.after.')) return there('By waiting')
  const source = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(event)?.[1]
  if (source === undefined) {
    const gesture = (screens.gestures as AnyGestures)[event]
    return gesture !== undefined && isNotThere(gesture)
      ? notThere(gesture.none)
      : there('The browser test makes the gesture')
  }
  const answer = (screens.answers as AnyAnswers)[source]
  if (answer === undefined) return notThere('no call is known')
  if (isNotThere(answer)) return notThere(answer.none)
  return there(answer.calls.map(({ method, path }) => `${method} ${path}`).join(', '))
}

export function shownIn({ machine, screens }: AnyProof, state: string): Evidence {
  if (isNotThere(screens)) return notThere(screens.none)
  return byReason(
    whyHidden(screens, machine.id, state),
    'tests/model/views/screens.spec.ts looks at the screen there',
  )
}

function byReason(reason: string | undefined, text: string): Evidence {
  return reason === undefined ? there(text) : notThere(reason)
}

function there(text: string): Evidence {
  return { isThere: true, text }
}

function notThere(text: string): Evidence {
  return { isThere: false, text }
}
