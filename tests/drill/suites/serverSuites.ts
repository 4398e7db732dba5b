/** The API's tests that speak of a folder of the server: the nearest first, then those around it. */
export const serverSuites: Readonly<Record<string, readonly (readonly string[])[]>> = {
  address: [['addresses'], ['checkout', 'badInput']],
  audits: [['auditRules'], ['officeMoney', 'office'], ['recharges', 'withdrawals']],
  cart: [['cart'], ['checkout', 'offers', 'orderList']],
  checkout: [['checkout'], ['offers', 'officeShop', 'orderTable']],
  favourites: [['favourites'], ['orderWords']],
  idempotency: [['idempotency'], ['refusedAgain', 'badInput']],
  ledger: [['ledger'], ['bill', 'officeMoney'], ['refunds', 'withdrawals', 'recharges']],
  notices: [['notices'], ['events'], ['orderMails', 'orderHistory']],
  orders: [
    ['orderTable'],
    ['orderList', 'orderHistory'],
    ['deadlines', 'orderWords'],
    ['checkout', 'parcels', 'refunds', 'officeSee', 'notices', 'doctorFlows', 'roundTrips'],
  ],
  parcels: [['parcels'], ['orderTable', 'office', 'orderMails', 'officeDo', 'doctorFlows']],
  passwords: [['passwords'], ['hourlyLimits', 'session', 'paymentCode']],
  paymentCode: [['paymentCode'], ['orderTable', 'withdrawals'], ['passwords', 'roundTrips']],
  recharges: [['recharges'], ['auditRules', 'officeMoney', 'deadlines', 'notices', 'officeSee']],
  refunds: [
    ['refundRules'],
    ['refunds'],
    ['offers', 'parcels', 'orderTable', 'ledger', 'officeSee', 'notices'],
  ],
  reviews: [['reviews'], ['orderTable', 'officeShop', 'officeSee']],
  session: [['session'], ['loginThrottle', 'hourlyLimits'], ['passwords', 'slowWork', 'profile']],
  stock: [
    ['parcels', 'refunds'],
    ['officeShop', 'orderTable', 'checkout'],
  ],
  wallet: [
    ['recharges', 'withdrawals'],
    ['officeMoney', 'officeShop'],
  ],
  withdrawals: [['withdrawals'], ['auditRules', 'officeMoney', 'paymentCode', 'notices']],
}
