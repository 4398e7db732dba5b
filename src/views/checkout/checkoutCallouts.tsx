import { FormattedMessage } from 'react-intl'
import type { SnapshotFrom } from 'xstate'
import type { checkoutMachine } from '../../machines/checkoutMachine.ts'
import { selectObstacle, selectSomethingLeft } from '../../machines/selectors/checkoutSelectors.ts'
import type { CheckoutActor } from './useCheckout.ts'
import { Button } from '../ui/button.tsx'
import { FailureText } from '../ui/failureText.tsx'
import { Callout } from '../ui/callout.tsx'
import { LineProblems } from './lineProblems.tsx'

/** The obstacles to the next attempt. */
export function CheckoutCallouts({
  actor,
  snapshot,
}: {
  actor: CheckoutActor
  snapshot: SnapshotFrom<typeof checkoutMachine>
}) {
  const { failure, quote } = snapshot.context
  const obstacle = selectObstacle(snapshot)
  return (
    <>
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
          isSomethingLeft={selectSomethingLeft(snapshot)}
          onSettle={() => actor.send({ type: 'problems.settled' })}
        />
      ) : null}
    </>
  )
}
