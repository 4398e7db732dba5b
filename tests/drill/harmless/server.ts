import { alwaysThere, type Reasons } from './reasons.ts'

/** Of the server’s verbs. */
export const ofServer: Reasons = {
  [alwaysThere]: ['refunds/applyRefund, constant changed, unsentOf: 0 → 1'],
  'what is not the usual one stays so when it is told so again': [
    'address/saveAddress, guard dropped, saveAddress: eq(addresses.isDefault, true)',
    'address/setDefaultAddress, guard dropped, setDefaultAddress: eq(addresses.isDefault, true)',
  ],
  'the first is taken, whatever follows it': [
    'address/deleteAddress, constant changed, deleteAddress: 1 → 2',
  ],
  'neither is a postcode of any country': [
    "address/saveAddress, constant changed, checkedPostcode.read: '' → '?'",
  ],
  'only a report that takes half a minute needs it': [
    'ledger/reportMoney, effect dropped, reportMoney: await liftLimits(tx)',
  ],
  'it is remembered only so as not to be put together again': [
    'ledger/transfer, effect dropped, insertionOf: insertions.set(name, known)',
  ],
  'whose it is was looked at before in the same call': [
    'orders/orderParts, guard dropped, selectOwn: eq(orders.userId, values.userId)',
  ],
  'it speaks to who writes a move that begins in several states, and none does': [
    'orders/moveOrder, constant changed, onlyStart: 1 → 2',
  ],
  'no move that is made without a lock begins while money is asked back': [
    'orders/moveOrder, guard dropped, isIn: isAtStage',
  ],
  'a proof that was spent is good for nothing, kept or not, and is swept soon': [
    'paymentCode/resetPay, guard dropped, afterChange: isNull(payProofs.usedAt)',
    'paymentCode/forgetPayCode, guard dropped, forgetPayCode: isNull(payProofs.usedAt)',
  ],
  'a stored code has its shopper or a salt of its own in it, so that no other row holds the same': [
    'paymentCode/checkPayCode, guard dropped, storeAsNew.replaced: eq(users.id, ctx.userId),',
    'paymentCode/payCodeCounter, guard dropped, partsOfTry.checked: eq(users.id, values.userId),',
  ],
  'what was asked for was held against what is left, and no other request comes between': [
    'refunds/settleRefund, guard dropped, settleRefund.change: if (refundedCents > order.totalCent … otalCents - order.refundedCents, })',
    'refunds/settleRefund, sum turned, settleRefund.change.maxAmountCents: order.totalCents - order.refundedCents → order.totalCents + order.refundedCents',
  ],
  'neither holds a byte once it is decoded': [
    "paymentCode/payCodeKeys, constant changed, bytesOf.bytes: '' → '?'",
    "paymentCode/payCodeKeys, constant changed, bytesOf.bytes: '' → '?' (2)",
  ],
  'any number does that no other lock of the database has': [
    'paymentCode/openPayCodeKeys, constant changed, startLock: 4_207_812 → 4207813',
  ],
  'an order that is received has pieces left, of a product that is told of': [
    'orders/receiveOrder, comparison by one, raiseSoldCounts: raised having count(*) > 0` → raised having count(*) >= 0`',
  ],
  'nothing is added for what none was kept of': [
    'orders/receiveOrder, comparison by one, raiseSoldCounts: where sold.pieces > 0 order by products.id → where sold.pieces >= 0 order by products.id',
  ],
  'only a bound on what is remembered: a token that was forgotten is learnt again by its next call':
    ['session/shopperTurns, constant changed, tokensRemembered: 10_000 → 10001'],
  'an error that is passed over shows a moment later, as the file is not there': [
    "paymentCode/payCodeKeyFile, guard dropped, makePayCodeKeyFile: if (error.code !== 'EEXIST') throw error",
  ],
  'a sum of nothing is refused by the ledger, whichever way it would go': [
    'ledger/adjustBalance, comparison by one, adjustBalance.kind: amountCents > 0 → amountCents >= 0',
  ],
  'it only says how many are at work at once, and each waits for its rows either way': [
    'session/loginThrottle, constant changed, countInTurn: 2 → 3',
    'paymentCode/checkPayCode, constant changed, tryInTurn: 4 → 5',
  ],
  'no number of an order has such a sign in it, so that either end comes after all that begin so': [
    "orders/searchOwnOrders, constant changed, numbersFrom.afterLetters: '~' → '~?'",
  ],
  'it only divides the work into rounds, and the next round takes what is left': [
    'orders/afterOwnDue, constant changed, afterOwnDue.due.most: 200 → 201',
    'orders/carryOutDueOrders, constant changed, batch: 200 → 201',
    'refunds/settleOpenRefunds, constant changed, batch: 200 → 201',
  ],
  'only a start that takes half a minute needs it': [
    'paymentCode/openPayCodeKeys, effect dropped, openPayCodeKeys: await liftLimits(tx)',
  ],
  'its order is locked, so that nobody else waits for its lines': [
    'parcels/shipParcel, constant changed, writeParcel: } order by 2` → } order by 3`',
  ],
  'it ends with an error as well: of the draft that is not there': [
    'paymentCode/payCodeKeyFile, constant changed, makePayCodeKeyFile.force: true → false',
  ],
  'the tests run where a folder can be opened and flushed': [
    "paymentCode/payCodeKeyFile, guard dropped, flushFolder: if (process.platform === 'win32') return",
  ],
  'the order is asked the same a moment later, as it moves with its request': [
    'refunds/changeRefund, effect dropped, moveRefund: refuseUnlessOpenFor(refund, step.event)',
  ],
  'its order is locked, so that no other change of the request comes between': [
    'refunds/changeRefund, guard dropped, moveRefund.request: eq(refunds.stage, refund.stage)',
  ],
  'tests with a database store cheaper hashes; the test of the product’s setting has none': [
    'session/passwordHash, constant changed, passwordSetting.r: 8 → 9',
  ],
  'this limit goes by the moment alone, and nobody is told how many there were': [
    'session/takePerHour, constant changed, takePerHour.taken.failures: 1 → 2',
    'session/takePerHour, constant changed, takePerHour.taken.set.failures: } + 1` → } + 2`',
  ],
  'what is no token is the token of no session': [
    "session/findSession, guard dropped, findSession: if (!tokenPattern.test(token)) throw new Refusal('notLoggedIn')",
  ],
}
