import { useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { auditStateOf } from '../../../contract/walletRecords.ts'
import type { RechargeDetail, RechargeMethod } from '../../../contract/walletRecords.ts'
import type { RechargeWish } from '../../machines/rechargeTypes.ts'
import { Button } from '../ui/button.tsx'
import { ChoiceChip } from '../ui/chip.tsx'
import { offeredMethods, useBlockchain } from '../wallet/useWallet.ts'
import { rechargeMethodTexts } from '../wallet/walletTexts.ts'
import { CardRecharge } from './cardRecharge.tsx'
import { OnChainRecharge } from './onChainRecharge.tsx'
import { RechargeOutcomeHead } from './rechargeOutcome.tsx'
import { useRechargeAudit } from './useRechargeAudit.ts'
import { useRechargeInHand } from './useRecharge.ts'
import styles from '../wallet/wallet.module.css'

const steps = { card: CardRecharge, chain: OnChainRecharge } satisfies Record<
  RechargeMethod,
  unknown
>

/** Tops up what an order lacks, within the sheet that pays it. */
export function TopUpForOrder({ orderId, shortCents }: { orderId: number; shortCents: number }) {
  const { actor, snapshot } = useRechargeInHand()
  const [wish, setWish] = useState<RechargeWish>({ amountCents: shortCents, orderId })
  const offered = offeredMethods(useBlockchain().data)
  const [chosen, setMethod] = useState<RechargeMethod>(snapshot.context.method ?? 'card')
  const method = offered.includes(chosen) ? chosen : 'chain'
  useEffect(() => actor.send({ type: 'method.chosen', method, wish }), [actor, method, wish])
  const { recharge } = snapshot.context
  if (snapshot.hasTag('handedIn') && recharge !== null) {
    return (
      <HandedIn
        recharge={recharge}
        onAnother={() => {
          actor.send({ type: 'choice.reopened' })
          setWish({ amountCents: shortCents, orderId })
        }}
      />
    )
  }
  const Steps = steps[method]
  return (
    <div className={styles.form}>
      <div className={styles.methods} role="group">
        {offered.toReversed().map((each) => (
          <ChoiceChip key={each} pressed={each === method} onClick={() => setMethod(each)}>
            <FormattedMessage {...rechargeMethodTexts[each]} />
          </ChoiceChip>
        ))}
      </div>
      <Steps actor={actor} snapshot={snapshot} wish={wish} />
    </div>
  )
}

function HandedIn({
  recharge: given,
  onAnother,
}: {
  recharge: RechargeDetail
  onAnother: () => void
}) {
  const { recharge } = useRechargeAudit(given).context
  return (
    <div className={styles.form}>
      <RechargeOutcomeHead recharge={recharge} />
      {auditStateOf(recharge) === 'auditing' ? (
        <p className={styles.soft}>
          <FormattedMessage
            id="recharge.orderKept"
            defaultMessage="Your order is kept until your payment is answered, one day at most"
          />
        </p>
      ) : (
        <Button variant="secondary" wide onClick={onAnother}>
          <FormattedMessage id="recharge.another" defaultMessage="Another top-up" />
        </Button>
      )}
    </div>
  )
}
