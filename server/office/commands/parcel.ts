import { orderCodes, type OrderDetail } from '../../../contract/orderDetail.ts'
import {
  idAt,
  optionOf,
  requiredOption,
  wordAt,
  type Command,
  type Given,
  type Noun,
} from '../command.ts'
import { postConfirmed } from '../postConfirmed.ts'
import { printOrder } from '../printOrder.ts'
import { readPieces } from '../readPieces.ts'

export const ship: Command = {
  usage: 'order ship <order> [--lines <line>=<pieces>,…] --carrier <name> --tracking <number>',
  summary: 'hands an order, or some of its pieces, to a carrier; <order> is its number or id',
  details:
    'Without --lines all that was not sent leaves in this parcel. With the last pieces the order is delivered.',
  example: 'order ship HL2611227K3QX0M5AB --lines 31=2,32=1 --carrier DHL --tracking JD014600003',
  options: ['lines', 'carrier', 'tracking'],
  run: async (given) => {
    const lines = optionOf(given, 'lines')
    const order = (await given.office.post('/ship', {
      order: wordAt(given, 0, 'order'),
      ...(lines && { lines: readPieces('lines', lines) }),
      carrier: requiredOption(given, 'carrier'),
      trackingNumber: requiredOption(given, 'tracking'),
    })) as OrderDetail
    printParcels(given, order)
    return 0
  },
}

export const annul: Command = {
  usage: 'order annul <order> --reason <text> [--yes <dollars>]',
  summary: 'gives back the whole sum of an order that can’t be fulfilled; nothing of it was sent',
  details: `The shopper reads the reason. The reserved pieces are free again. A sum above the server's
OFFICE_CONFIRM_ABOVE is confirmed by typing it, or with --yes and the amount.`,
  example: 'order annul HL2611227K3QX0M5AB --reason "The last piece arrived broken"',
  options: ['reason', 'yes'],
  run: async (given) => {
    const order = (await postConfirmed(given, '/annul', {
      order: wordAt(given, 0, 'order'),
      reason: requiredOption(given, 'reason'),
    })) as OrderDetail
    printOrder(given, order)
    return 0
  },
}

const correct: Command = {
  usage: 'parcel correct <parcel> --tracking <number> [--carrier <name>]',
  summary: 'mends a wrong tracking number, or carrier, of a parcel',
  details: 'The shopper is told; what stood there before stays in the parcel’s history.',
  example: 'parcel correct 7 --tracking JD014600004',
  options: ['tracking', 'carrier'],
  run: async (given) => {
    const carrier = optionOf(given, 'carrier')
    const order = (await given.office.post('/parcels/correct', {
      parcelId: idAt(given, 0, 'parcel'),
      trackingNumber: requiredOption(given, 'tracking'),
      ...(carrier && { carrier }),
    })) as OrderDetail
    printParcels(given, order)
    return 0
  },
}

const track: Command = {
  usage: 'parcel track <parcel> "<what happened>" [--delivered]',
  summary: 'notes what a carrier said of a parcel, such as "Arrived in Leeds"',
  details:
    'The shopper reads it as it is written here. --delivered notifies them that the parcel arrived.',
  example: 'parcel track 7 "Arrived in Leeds"',
  flags: ['delivered'],
  run: async (given) => {
    const order = (await given.office.post('/parcels/track', {
      parcelId: idAt(given, 0, 'parcel'),
      happened: wordAt(given, 1, 'what happened'),
      isDelivered: given.options['delivered'] === true,
    })) as OrderDetail
    printParcels(given, order)
    return 0
  },
}

export const parcel: Noun = {
  summary: 'what is under way with a carrier; an order’s parcels stand on its page',
  verbs: { correct, track },
}

function printParcels(given: Given, order: OrderDetail): void {
  printOrder(given, order)
  if (given.json) return
  for (const { id, carrier, trackingNumber, lines } of order.parcels) {
    const pieces = lines.map(({ lineId, quantity }) => `${lineId}×${quantity}`).join(' ')
    given.print(`  parcel ${id}: ${carrier} ${trackingNumber}, ${pieces}`)
  }
  if (order.status === orderCodes.waitingForDelivery && order.unsentQuantity > 0)
    given.print(`  not sent yet: ${order.unsentQuantity}`)
}
