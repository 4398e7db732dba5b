import * as calls from '../../contract/wallet.ts'
import type { Catalogue } from '../domain/catalogue/catalogue.ts'
import { listRecharges, showRecharge } from '../domain/recharges/listRecharges.ts'
import { submitRecharge } from '../domain/recharges/submitRecharge.ts'
import { showBlockchain } from '../domain/wallet/networks.ts'
import { listWithdrawals, showWithdrawal } from '../domain/withdrawals/listWithdrawals.ts'
import { quoteWithdrawal } from '../domain/withdrawals/quoteWithdrawal.ts'
import { cancelWithdrawal } from '../domain/withdrawals/cancelWithdrawal.ts'
import { showTerms } from '../domain/withdrawals/showTerms.ts'
import { withdraw } from '../domain/withdrawals/withdraw.ts'
import { ownRoute, shopperRoute, type Api } from './route.ts'

export function walletRoutes(api: Api, catalogue: Catalogue): void {
  shopperRoute(api, calls.getBlockchain, showBlockchain)
  shopperRoute(api, calls.recharge, submitRecharge)
  ownRoute(api, calls.listRecharges, listRecharges(catalogue))
  shopperRoute(api, calls.showRecharge, showRecharge)
  shopperRoute(api, calls.showWithdrawalTerms, showTerms)
  shopperRoute(api, calls.quoteWithdrawal, quoteWithdrawal)
  shopperRoute(api, calls.withdraw, withdraw)
  shopperRoute(api, calls.cancelWithdrawal, cancelWithdrawal)
  ownRoute(api, calls.listWithdrawals, listWithdrawals(catalogue))
  shopperRoute(api, calls.showWithdrawal, showWithdrawal)
}
