import { FormattedMessage } from 'react-intl'
import type { Quote } from '../../../contract/quote.ts'
import { useCartLines } from '../cart/useCart.tsx'
import { Button } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'

type Problem = Quote['problems'][number]

/** Names the lines that can't be ordered, by title where the cart has it. */
export function LineProblems({
  problems,
  isSomethingLeft,
  onSettle,
}: {
  problems: readonly Problem[]
  isSomethingLeft: boolean
  onSettle: () => void
}) {
  const lines = useCartLines()
  const titles = new Map(lines.map(({ skuId, title }) => [skuId, title]))
  return (
    <Callout
      tone="bad"
      action={
        <Button variant="secondary" size="small" onClick={onSettle}>
          {isSomethingLeft ? (
            <FormattedMessage
              id="checkout.settleProblems"
              defaultMessage="Continue with the rest"
            />
          ) : (
            <FormattedMessage id="checkout.chooseOthers" defaultMessage="Choose other items" />
          )}
        </Button>
      }
    >
      <p>
        {problems.every(({ reason }) => reason === 'notSentThere') ? (
          <FormattedMessage
            id="checkout.linesNotSent"
            defaultMessage="Some items can’t go to this address. Choose another one, or leave them out:"
          />
        ) : (
          <FormattedMessage
            id="checkout.lineProblems"
            defaultMessage="Some items are no longer available:"
          />
        )}
      </p>
      <ul>
        {problems.map((problem) => (
          <li key={problem.skuId}>
            <ProblemText problem={problem} title={titles.get(problem.skuId) ?? ''} />
          </li>
        ))}
      </ul>
    </Callout>
  )
}

function ProblemText({
  problem: { reason, available },
  title,
}: {
  problem: Problem
  title: string
}) {
  const values = { title, named: title === '' ? 'no' : 'yes', available }
  if (reason === 'notSentThere') {
    return (
      <FormattedMessage
        id="checkout.lineNotSent"
        defaultMessage="{named, select, yes {{title}: the shop doesn’t send it to this country} other {The shop doesn’t send this to that country}}"
        values={values}
      />
    )
  }
  if (reason !== 'outOfStock') {
    return (
      <FormattedMessage
        id="checkout.lineGone"
        defaultMessage="{named, select, yes {{title}: no longer for sale} other {No longer for sale}}"
        values={values}
      />
    )
  }
  return (
    <FormattedMessage
      id="checkout.lineShort"
      defaultMessage="{named, select, yes {{title}: {available, plural, =0 {sold out} other {only # left}}} other {{available, plural, =0 {Sold out} other {Only # left}}}}"
      values={values}
    />
  )
}
