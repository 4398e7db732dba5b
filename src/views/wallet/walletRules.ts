import * as v from 'valibot'
import { bankCardNumber, chainAddress, transactionHash } from '../../../contract/wallet.ts'

/** The contract's rules for what the wallet's forms ask. */
export const walletRules = {
  isCardNumber: (text: string) => v.is(bankCardNumber, text),
  /** Of any chain; which one it belongs to, the server says. */
  isChainAddress: (text: string) => v.is(chainAddress, text),
  isTransaction: (text: string) => v.is(transactionHash, text),
}
