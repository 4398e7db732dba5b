import { CircleAlert } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { problemOf } from '../../machines/selectors/cartSelectors.ts'
import type { CartLine } from '../../../contract/cart.ts'
import { Chip } from '../ui/chip.tsx'

export function LineProblem({
  line,
  country,
}: {
  line: Pick<CartLine, 'sellable' | 'available' | 'quantity' | 'freight'>
  country: string | null
}) {
  const problem = problemOf(line, country)
  // Said once for all goods of the shop.
  if (problem === null || problem === 'notSent') return null
  return (
    <p>
      <Chip
        tone={problem === 'tooMany' ? 'wait' : 'bad'}
        icon={<CircleAlert size={14} aria-hidden />}
      >
        <ProblemText problem={problem} available={line.available} />
      </Chip>
    </p>
  )
}

function ProblemText({
  problem,
  available,
}: {
  problem: 'gone' | 'soldOut' | 'tooMany'
  available: number
}) {
  switch (problem) {
    case 'gone':
      return <FormattedMessage id="cart.gone" defaultMessage="No longer for sale" />
    case 'soldOut':
      return <FormattedMessage id="cart.soldOut" defaultMessage="Sold out" />
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
