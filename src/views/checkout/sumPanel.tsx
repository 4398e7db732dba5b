import type { Quote } from '../../../contract/quote.ts'
import { MoneyRows } from '../ui/moneyRows.tsx'
import { Panel } from '../ui/panel.tsx'

export function SumPanel({ quote }: { quote: Quote }) {
  return (
    <Panel>
      <MoneyRows sums={quote} />
    </Panel>
  )
}
