import * as calls from '../../contract/wallet.ts'
import { listRecharges, showRecharge } from '../domain/wallet/recharges/listRecharges.ts'
import { submitRecharge } from '../domain/wallet/recharges/submitRecharge.ts'
import { showBlockchain } from '../domain/wallet/networks.ts'
import { listWithdrawals, showWithdrawal } from '../domain/wallet/withdrawals/listWithdrawals.ts'
import { quoteWithdrawal } from '../domain/wallet/withdrawals/quoteWithdrawal.ts'
import { cancelWithdrawal } from '../domain/wallet/withdrawals/cancelWithdrawal.ts'
import { showTerms } from '../domain/wallet/withdrawals/showTerms.ts'
import { withdraw } from '../domain/wallet/withdrawals/withdraw.ts'
import { shopperRoute, type Api } from './route.ts'

export function walletRoutes(api: Api): void {
  shopperRoute(api, calls.getBlockchain, showBlockchain)
  shopperRoute(api, calls.recharge, submitRecharge)
  shopperRoute(api, calls.listRecharges, listRecharges)
  shopperRoute(api, calls.showRecharge, showRecharge)
  shopperRoute(api, calls.showWithdrawalTerms, showTerms)
  shopperRoute(api, calls.quoteWithdrawal, quoteWithdrawal)
  shopperRoute(api, calls.withdraw, withdraw)
  shopperRoute(api, calls.cancelWithdrawal, cancelWithdrawal)
  shopperRoute(api, calls.listWithdrawals, listWithdrawals)
  shopperRoute(api, calls.showWithdrawal, showWithdrawal)
}
