import type { Quote } from '../../../contract/orders.ts'
import { MoneyRows } from '../ui/moneyRows.tsx'
import { Panel } from '../ui/panel.tsx'

export function SumPanel({ quote }: { quote: Quote }) {
  return (
    <Panel>
      <MoneyRows sums={quote} />
    </Panel>
  )
}
