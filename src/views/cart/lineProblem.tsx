import { CircleAlert } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { problemOf } from '../../machines/selectors/cartSelectors.ts'
import type { CartLine } from '../../../contract/cart.ts'
import { NotDelivered } from '../ui/notDelivered.tsx'
import { Chip } from '../ui/chip.tsx'

export function LineProblem({
  line,
  country,
}: {
  line: Pick<CartLine, 'sellable' | 'available' | 'quantity' | 'freight'>
  country: string | null
}) {
  const problem = problemOf(line, country)
  if (problem === null) return null
  return (
    <p>
      <Chip
        tone={problem === 'tooMany' ? 'wait' : 'bad'}
        icon={<CircleAlert size={14} aria-hidden />}
      >
        <ProblemText problem={problem} available={line.available} country={country ?? ''} />
      </Chip>
    </p>
  )
}

function ProblemText({
  problem,
  available,
  country,
}: {
  problem: NonNullable<ReturnType<typeof problemOf>>
  available: number
  country: string
}) {
  switch (problem) {
    case 'gone':
      return <FormattedMessage id="cart.gone" defaultMessage="No longer for sale" />
    case 'soldOut':
      return <FormattedMessage id="cart.soldOut" defaultMessage="Sold out" />
    case 'notSent':
      return <NotDelivered country={country} />
    case 'tooMany':
      return (
        <FormattedMessage
          id="cart.tooMany"
          defaultMessage="Only {available, number} left"
          values={{ available }}
        />
      )
  }
}
