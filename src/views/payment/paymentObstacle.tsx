import { CircleAlert, KeyRound, LockKeyhole, WalletMinimal } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import type { SnapshotFrom } from 'xstate'
import type { paymentCodeMachine } from '../../machines/paymentCodeMachine.ts'
import type { PaymentObstacleFace } from '../../machines/selectors/paymentCodeSelectors.ts'
import type { PaymentCodeActor } from '../bindings/paymentCode.tsx'
import { Button } from '../shared/button.tsx'
import { Countdown } from '../shared/countdown.tsx'
import { EmptyFace } from '../shared/faces.tsx'
import { FailureText } from '../shared/failureText.tsx'
import { useMoneyFormat } from '../shared/money.tsx'

interface ObstacleProps {
  actor: PaymentCodeActor
  snapshot: SnapshotFrom<typeof paymentCodeMachine>
}

/** What stands in the way of paying, and the way around it. */
export function PaymentObstacle({
  actor,
  snapshot,
  face,
}: ObstacleProps & { face: PaymentObstacleFace }) {
  switch (face) {
    case 'notSet':
      return <NotSet actor={actor} />
    case 'forgotten':
      return <Forgotten actor={actor} />
    case 'locked':
    case 'lockedUntilReset':
      return <Locked actor={actor} snapshot={snapshot} />
    case 'balanceTooLow':
      return <BalanceTooLow actor={actor} snapshot={snapshot} />
    case 'payingFailed':
      return <PayingFailed actor={actor} snapshot={snapshot} />
  }
}

function NotSet({ actor }: Pick<ObstacleProps, 'actor'>) {
  return (
    <EmptyFace
      icon={<KeyRound size={40} strokeWidth={1.5} />}
      title={
        <FormattedMessage
          id="paymentCode.notSet"
          defaultMessage="You have not set payment password?"
        />
      }
      hint={
        <FormattedMessage
          id="paymentCode.notSetHint"
          defaultMessage="It is asked for whenever money leaves your balance. Your order waits meanwhile."
        />
      }
      action={
        <Button onClick={() => actor.send({ type: 'settings.opened' })}>
          <FormattedMessage id="paymentCode.goToSettings" defaultMessage="Go to settings" />
        </Button>
      }
    />
  )
}

function Forgotten({ actor }: Pick<ObstacleProps, 'actor'>) {
  return (
    <EmptyFace
      icon={<KeyRound size={40} strokeWidth={1.5} />}
      title={
        <FormattedMessage id="paymentCode.forgotten" defaultMessage="Set a new payment code" />
      }
      hint={
        <FormattedMessage
          id="paymentCode.forgottenHint"
          defaultMessage="Your login password is enough. Afterwards you come back here to pay."
        />
      }
      action={
        <Button onClick={() => actor.send({ type: 'settings.opened' })}>
          <FormattedMessage id="paymentCode.setNew" defaultMessage="Set a new code" />
        </Button>
      }
    />
  )
}

function Locked({ actor, snapshot }: ObstacleProps) {
  const { lockedUntil } = snapshot.context
  return (
    <EmptyFace
      icon={<LockKeyhole size={40} strokeWidth={1.5} />}
      title={<FormattedMessage id="paymentCode.locked" defaultMessage="Too many wrong codes" />}
      hint={
        lockedUntil === null ? (
          <FormattedMessage
            id="paymentCode.lockedUntilReset"
            defaultMessage="No code is taken until you set a new one with your login password."
          />
        ) : (
          <FormattedMessage
            id="paymentCode.lockedFor"
            defaultMessage="You can try again in {time}."
            values={{ time: <Countdown until={lockedUntil} /> }}
          />
        )
      }
      action={
        <Button variant="secondary" onClick={() => actor.send({ type: 'code.forgotten' })}>
          <FormattedMessage id="paymentCode.forgot" defaultMessage="Forgot the code?" />
        </Button>
      }
    />
  )
}

function BalanceTooLow({ actor, snapshot }: ObstacleProps) {
  const amount = useMoneyFormat()(snapshot.context.shortCents)
  return (
    <EmptyFace
      icon={<WalletMinimal size={40} strokeWidth={1.5} />}
      title={
        <FormattedMessage
          id="cashier.short"
          defaultMessage="You are {amount} short"
          values={{ amount }}
        />
      }
      hint={
        <FormattedMessage
          id="cashier.shortHint"
          defaultMessage="Top up that amount and come back: the order waits until its time is over."
        />
      }
      action={
        <Button onClick={() => actor.send({ type: 'topUp.opened' })}>
          <FormattedMessage id="cashier.topUp" defaultMessage="Top up" />
        </Button>
      }
    />
  )
}

function PayingFailed({ actor, snapshot }: ObstacleProps) {
  const { failure } = snapshot.context
  return (
    <div role="alert">
      <EmptyFace
        icon={<CircleAlert size={40} strokeWidth={1.5} />}
        title={<FormattedMessage id="cashier.payFail" defaultMessage="Pay Fail" />}
        hint={
          <>
            {failure === null ? null : <FailureText failure={failure} />}{' '}
            <FormattedMessage
              id="cashier.paySafe"
              defaultMessage="Trying again is safe: nothing is paid twice."
            />
          </>
        }
        action={
          <Button onClick={() => actor.send({ type: 'payment.retried' })}>
            <FormattedMessage id="shared.retry" defaultMessage="Try again" />
          </Button>
        }
      />
    </div>
  )
}
