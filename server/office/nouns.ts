import type { Command, Noun } from './command.ts'
import { audit } from './commands/audit.ts'
import { backup } from './commands/backup.ts'
import { card } from './commands/card.ts'
import { contact } from './commands/contact.ts'
import { doctor } from './commands/doctor.ts'
import { importFiles } from './commands/importFiles.ts'
import { log } from './commands/log.ts'
import { message } from './commands/message.ts'
import { network } from './commands/network.ts'
import { order } from './commands/order.ts'
import { parcel } from './commands/parcel.ts'
import { price } from './commands/price.ts'
import { product } from './commands/product.ts'
import { promo } from './commands/promo.ts'
import { refund } from './commands/refund.ts'
import { report } from './commands/report.ts'
import { returns } from './commands/return.ts'
import { review } from './commands/review.ts'
import { shopper } from './commands/shopper.ts'
import { stock } from './commands/stock.ts'
import { watch } from './commands/watch.ts'

/** Every first word: a noun, or a command about the whole shop. */
export const nouns: Readonly<Record<string, Noun | Command>> = {
  order,
  parcel,
  refund,
  return: returns,
  message,
  audit,
  shopper,
  product,
  stock,
  price,
  promo,
  review,
  network,
  card,
  contact,
  report,
  log,
  watch,
  doctor,
  backup,
  import: importFiles,
}

/** Aliases for older command names, so that existing scripts work. */
export const shortForms: Readonly<Record<string, readonly string[]>> = {
  orders: ['order', 'list'],
  ship: ['order', 'ship'],
  annul: ['order', 'annul'],
  track: ['parcel', 'track'],
  'correct-tracking': ['parcel', 'correct'],
  refunds: ['refund', 'list'],
  approve: ['refund', 'approve'],
  refuse: ['refund', 'refuse'],
  returned: ['refund', 'returned'],
  audits: ['audit', 'list'],
  pass: ['audit', 'pass'],
  decline: ['audit', 'decline'],
  networks: ['network'],
}
