import type { OrderDetail } from '../../../contract/orderDetail.ts'
import { idAt, optionOf, requiredOption, wordAt, type Command, type Given } from '../command.ts'
import { readPieces } from '../readPieces.ts'
import { printOrder } from './orders.ts'

export const ship: Command = {
  usage: 'ship <order> [--lines <line>=<pieces>,…] --carrier <name> --tracking <number>',
  summary: 'hands an order, or some of its pieces, to a carrier; <order> is its number or id',
  details:
    'Without --lines all that was not sent leaves in this parcel. With the last pieces the order is delivered.',
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
  usage: 'annul <order> --reason <text>',
  summary: 'gives back the whole sum of an order that can’t be fulfilled; nothing of it was sent',
  details: 'The shopper reads the reason. The reserved pieces are free again.',
  options: ['reason'],
  run: async (given) => {
    const order = (await given.office.post('/annul', {
      order: wordAt(given, 0, 'order'),
      reason: requiredOption(given, 'reason'),
    })) as OrderDetail
    printOrder(given, order)
    return 0
  },
}

export const correctTracking: Command = {
  usage: 'correct-tracking <parcel> --tracking <number> [--carrier <name>]',
  summary: 'mends a wrong tracking number, or carrier, of a parcel',
  details: 'The shopper is told; what stood there before stays in the parcel’s history.',
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

export const track: Command = {
  usage: 'track <parcel> "<what happened>"',
  summary: 'notes what a carrier said of a parcel, such as "Arrived in Leeds"',
  details: 'The shopper reads it as it is written here.',
  run: async (given) => {
    const order = (await given.office.post('/parcels/track', {
      parcelId: idAt(given, 0, 'parcel'),
      happened: wordAt(given, 1, 'what happened'),
    })) as OrderDetail
    printParcels(given, order)
    return 0
  },
}

function printParcels(given: Given, order: OrderDetail): void {
  printOrder(given, order)
  if (given.json) return
  for (const { id, carrier, trackingNumber, lines } of order.parcels) {
    const pieces = lines.map(({ lineId, quantity }) => `${lineId}×${quantity}`).join(' ')
    given.print(`  parcel ${id}: ${carrier} ${trackingNumber}, ${pieces}`)
  }
  if (order.status === 1 && order.unsentQuantity > 0)
    given.print(`  not sent yet: ${order.unsentQuantity}`)
}
