import type { Quote } from '../../services/contract/orders.ts'
import { MoneyRows } from '../shared/moneyRows.tsx'
import { Panel } from '../shared/panel.tsx'

export function SumPanel({ quote }: { quote: Quote }) {
  return (
    <Panel>
      <MoneyRows sums={quote} />
    </Panel>
  )
}
