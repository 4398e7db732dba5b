import { FormattedDate, FormattedMessage } from 'react-intl'
import type { SnapshotFrom } from 'xstate'
import { isolated } from '../../../contract/isolated.ts'
import { returnDays, sendBackDays } from '../../../contract/limits.ts'
import type { ReturnOffer } from '../../../contract/returns.ts'
import type { returnMachine } from '../../machines/returnMachine.ts'
import type { ReturnedLine } from '../../machines/returnTypes.ts'
import { Button } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import { FailureText } from '../ui/failureText.tsx'
import { lastMinuteBefore } from '../ui/lastMinute.ts'
import { Money } from '../ui/money.tsx'
import { MoneyRow } from '../ui/moneyRows.tsx'
import { Panel, PanelStack } from '../ui/panel.tsx'
import { PieceChoice, PieceChoices, PieceNote } from '../ui/pieceChoice.tsx'
import styles from './returnSteps.module.css'
import type { ReturnActor } from './useReturn.ts'

/** First step: which pieces. */
export function ChooseStep({
  actor,
  offer,
  lines,
}: {
  actor: ReturnActor
  offer: ReturnOffer
  lines: readonly ReturnedLine[]
}) {
  return (
    <PanelStack narrow>
      <Callout tone="info">
        {offer.until === null ? (
          <FormattedMessage
            id="return.untilReceipt"
            defaultMessage="You need no reason. The time ends {days} days after you receive the goods."
            values={{ days: returnDays }}
          />
        ) : (
          <FormattedMessage
            id="return.until"
            defaultMessage="You need no reason. You can return it until {moment}."
            values={{
              moment: (
                <FormattedDate
                  value={lastMinuteBefore(offer.until)}
                  dateStyle="medium"
                  timeStyle="short"
                />
              ),
            }}
          />
        )}
      </Callout>
      <Panel
        title={
          <FormattedMessage id="return.choose" defaultMessage="1 of 2: choose what you return" />
        }
      >
        <PieceChoices
          none={
            lines.length === 0 ? (
              <FormattedMessage id="return.none" defaultMessage="Choose what you want to return" />
            ) : null
          }
        >
          {offer.lines.map((line) => {
            const others = lines.filter(({ lineId }) => lineId !== line.lineId)
            return (
              <PieceChoice
                key={line.lineId}
                title={line.title}
                variant={line.variant}
                picture={line.picture}
                quantity={lines.find(({ lineId }) => lineId === line.lineId)?.quantity ?? 0}
                most={line.quantity}
                notes={
                  <PieceNote>
                    <LineNote line={line} />
                  </PieceNote>
                }
                onChange={(quantity) =>
                  actor.send({
                    type: 'lines.chosen',
                    lines: quantity === 0 ? others : [...others, { lineId: line.lineId, quantity }],
                  })
                }
              />
            )
          })}
        </PieceChoices>
        <GivesBack cents={centsOf(offer, lines)} />
      </Panel>
      <Button
        wide
        disabled={lines.length === 0}
        onClick={() => actor.send({ type: 'choice.made' })}
      >
        <FormattedMessage id="return.continue" defaultMessage="Continue" />
      </Button>
    </PanelStack>
  )
}

function LineNote({ line }: { line: ReturnOffer['lines'][number] }) {
  if (line.nonReturnable && line.quantity === 0)
    return (
      <FormattedMessage
        id="return.notReturnable"
        defaultMessage="Can’t be returned once it was sent"
      />
    )
  if (line.quantity === 0)
    return <FormattedMessage id="return.refunded" defaultMessage="Refunded already" />
  return (
    <FormattedMessage
      id="return.worth"
      defaultMessage="{amount} back for {count, plural, one {# piece} other {# pieces}}"
      values={{
        amount: <Money cents={line.givesBackCents.at(-1) ?? 0} size="small" />,
        count: line.quantity,
      }}
    />
  )
}

/** Second step: what follows, and the declaration. */
export function ConfirmStep({
  actor,
  snapshot,
  offer,
}: {
  actor: ReturnActor
  snapshot: SnapshotFrom<typeof returnMachine>
  offer: ReturnOffer
}) {
  const { lines, failure } = snapshot.context
  const chosen = lines.flatMap(({ lineId, quantity }) => {
    const line = offer.lines.find((each) => each.lineId === lineId)
    return line ? [{ ...line, quantity, isSent: quantity > line.unsentQuantity }] : []
  })
  const isAnySent = chosen.some(({ isSent }) => isSent)
  return (
    <PanelStack narrow>
      <Panel title={<FormattedMessage id="return.check" defaultMessage="2 of 2: confirm" />}>
        <ul className={styles.lines}>
          {chosen.map(({ lineId, title, quantity, givesBackCents }) => (
            <li key={lineId} className={styles.line}>
              <span>
                <FormattedMessage
                  id="afterSale.line"
                  defaultMessage="{title} × {quantity, number}"
                  values={{ title: isolated(title), quantity }}
                />
              </span>
              <Money cents={givesBackCents[quantity - 1] ?? 0} size="small" />
            </li>
          ))}
        </ul>
        <GivesBack cents={centsOf(offer, lines)} />
        <p className={styles.next}>
          {isAnySent ? (
            <FormattedMessage
              id="return.nextSend"
              defaultMessage="Send the goods back within {days} days. Your money follows when the shop has them; it may deduct for wear beyond trying them out."
              values={{ days: sendBackDays }}
            />
          ) : (
            <FormattedMessage
              id="return.nextMoney"
              defaultMessage="None of it was sent yet, so your money is back at once."
            />
          )}
        </p>
      </Panel>
      {failure === null ? null : (
        <Callout tone="bad">
          <FailureText failure={failure} />
        </Callout>
      )}
      <Button
        wide
        busy={snapshot.hasTag('busy')}
        onClick={() => actor.send({ type: 'return.confirmed' })}
      >
        {isAnySent ? (
          <FormattedMessage id="return.confirm" defaultMessage="Confirm return" />
        ) : (
          <FormattedMessage id="return.confirmCancel" defaultMessage="Confirm cancellation" />
        )}
      </Button>
      <Button wide variant="secondary" onClick={() => actor.send({ type: 'choice.reopened' })}>
        <FormattedMessage id="return.change" defaultMessage="Change the selection" />
      </Button>
    </PanelStack>
  )
}

function GivesBack({ cents }: { cents: number }) {
  return (
    <dl>
      <MoneyRow label={<FormattedMessage id="afterSale.givenBack" defaultMessage="You get back" />}>
        <Money cents={cents} />
      </MoneyRow>
    </dl>
  )
}

function centsOf(offer: ReturnOffer, lines: readonly ReturnedLine[]): number {
  return lines.reduce((sum, { lineId, quantity }) => {
    const line = offer.lines.find((each) => each.lineId === lineId)
    return sum + (line?.givesBackCents[quantity - 1] ?? 0)
  }, 0)
}
