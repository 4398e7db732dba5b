import { ArrowDownToLine, ArrowUpFromLine, ReceiptText, RectangleEllipsis } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { hrefs } from '../../routing/hrefs.ts'
import { MoneyInOrders } from '../orders/moneyInOrders.tsx'
import { useHeldFunds } from '../withdrawal/useHeldFunds.ts'
import { useSession } from '../session/useSession.tsx'
import { useShown } from '../actors/useShown.ts'
import { PanelColumns } from '../ui/panel.tsx'
import { PullToRefresh } from '../shell/pullToRefresh.tsx'
import { RouteScreen } from '../shell/routeScreen.tsx'
import { HeldFunds } from '../withdrawal/heldFunds.tsx'
import { LinkRow, LinkRows } from '../ui/linkRows.tsx'
import { PayCodeChip } from '../payment/payCodeChip.tsx'
import { WalletCard } from './walletCard.tsx'

export function Screen() {
  const { userInfo, refreshInfo } = useSession()
  const held = useHeldFunds()
  useShown(refreshInfo)
  return (
    <RouteScreen>
      <PullToRefresh
        onRefresh={() => {
          refreshInfo()
          return held.refresh()
        }}
      >
        <PanelColumns
          aside={
            <>
              <LinkRows>
                <LinkRow href={hrefs.capitalRecord()} Icon={ReceiptText}>
                  <FormattedMessage id="title.capitalRecord" defaultMessage="Fund record" />
                </LinkRow>
                <LinkRow href={hrefs.topUpRecord()} Icon={ArrowDownToLine}>
                  <FormattedMessage id="title.topUpRecord" defaultMessage="Recharge record" />
                </LinkRow>
                <LinkRow href={hrefs.depositRecord()} Icon={ArrowUpFromLine}>
                  <FormattedMessage id="title.depositRecord" defaultMessage="Withdrawal record" />
                </LinkRow>
              </LinkRows>
              <LinkRows>
                <LinkRow
                  href={hrefs.changePayPwd(hrefs.payment())}
                  Icon={RectangleEllipsis}
                  end={<PayCodeChip isSet={userInfo?.payCodeSet ?? null} />}
                  note={
                    userInfo?.payCodeSet === false ? (
                      <FormattedMessage
                        id="wallet.codeNeeded"
                        defaultMessage="Paying and withdrawing need one"
                      />
                    ) : null
                  }
                >
                  <FormattedMessage id="me.payCode" defaultMessage="Payment code" />
                </LinkRow>
              </LinkRows>
            </>
          }
        >
          <WalletCard userInfo={userInfo} />
          <MoneyInOrders />
          <HeldFunds held={held} heldCents={userInfo?.heldCents ?? null} />
        </PanelColumns>
      </PullToRefresh>
    </RouteScreen>
  )
}
