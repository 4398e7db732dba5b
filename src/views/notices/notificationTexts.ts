import { defineMessages } from 'react-intl'

export const topicTexts = defineMessages({
  shipped: { id: 'topic.shipped', defaultMessage: 'Shipped, and news of your parcel' },
  delivered: { id: 'topic.delivered', defaultMessage: 'Delivered' },
  receiptDue: { id: 'topic.receiptDue', defaultMessage: 'Receipt confirms itself soon' },
  refund: { id: 'topic.refund', defaultMessage: 'Refunds and returns' },
  message: { id: 'topic.message', defaultMessage: 'Messages from the shop' },
  wallet: { id: 'topic.wallet', defaultMessage: 'Top-ups, withdrawals and your balance' },
  security: { id: 'topic.security', defaultMessage: 'Security of your account' },
  stock: { id: 'topic.stock', defaultMessage: 'Back in stock' },
  price: { id: 'topic.price', defaultMessage: 'Price lower' },
})

export const wayTexts = defineMessages({
  app: { id: 'way.app', defaultMessage: 'App' },
  mail: { id: 'way.mail', defaultMessage: 'Email' },
  push: { id: 'way.push', defaultMessage: 'Device' },
})
