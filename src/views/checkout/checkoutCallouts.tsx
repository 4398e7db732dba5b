import { defineMessages, FormattedMessage } from 'react-intl'
import type { SnapshotFrom } from 'xstate'
import type { checkoutMachine } from '../../machines/checkoutMachine.ts'
import { selectObstacle } from '../../machines/selectors/checkoutSelectors.ts'
import type { Reason } from '../../../contract/refusals.ts'
import type { CheckoutActor } from './useCheckout.ts'
import { Button } from '../ui/button.tsx'
import { FailureText } from '../ui/failureText.tsx'
import { Callout } from '../ui/callout.tsx'
import { LineProblems } from './lineProblems.tsx'

const refusals = defineMessages({
  totalChanged: {
    id: 'checkout.totalChanged',
    defaultMessage: 'A price changed meanwhile. Nothing was ordered: please look at the new total.',
  },
  outOfStock: {
    id: 'checkout.outOfStock',
    defaultMessage: 'Somebody was quicker: some of it is no longer in stock. Nothing was ordered.',
  },
  addressMissing: {
    id: 'checkout.addressMissing',
    defaultMessage: 'That address no longer exists. Nothing was ordered: please choose another.',
  },
  other: {
    id: 'checkout.refused',
    defaultMessage: 'The order could not be placed as it was. Please look at it once more.',
  },
})

/** What happened to the last attempt, and what stands in the way of the next. */
export function CheckoutCallouts({
  actor,
  snapshot,
}: {
  actor: CheckoutActor
  snapshot: SnapshotFrom<typeof checkoutMachine>
}) {
  const { refusedFor, failure, quote } = snapshot.context
  const obstacle = selectObstacle(snapshot)
  return (
    <>
      {refusedFor !== null ? (
        <Callout tone="wait">
          <FormattedMessage {...refusalText(refusedFor)} />
        </Callout>
      ) : null}
      {snapshot.matches('placingFailed') && failure !== null ? (
        <Callout tone="bad">
          <p>
            <FailureText failure={failure} />
          </p>
          <p>
            <FormattedMessage
              id="checkout.retrySafe"
              defaultMessage="Trying again is safe: it can’t become two orders."
            />
          </p>
        </Callout>
      ) : null}
      {obstacle === 'quote' && failure !== null ? (
        <Callout
          tone="bad"
          action={
            <Button
              variant="secondary"
              size="small"
              onClick={() => actor.send({ type: 'checkout.retried' })}
            >
              <FormattedMessage id="shared.retry" defaultMessage="Try again" />
            </Button>
          }
        >
          <FailureText failure={failure} />
        </Callout>
      ) : null}
      {obstacle === 'lines' && quote !== null ? (
        <LineProblems
          problems={quote.problems}
          onSettle={() => actor.send({ type: 'problems.settled' })}
        />
      ) : null}
    </>
  )
}

function refusalText(reason: Reason) {
  switch (reason) {
    case 'totalChanged':
    case 'outOfStock':
    case 'addressMissing':
      return refusals[reason]
    default:
      return refusals.other
  }
}
