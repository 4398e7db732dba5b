import { Refusal } from '../kernel/errors.ts'

export interface Audited {
  kind: 'recharge' | 'withdrawal'
  id: number
}

const letters = { recharge: 'R', withdrawal: 'W' } as const

/** The name of a record of either kind, such as `R12` or `W7`. */
export function auditName({ kind, id }: Audited): string {
  return `${letters[kind]}${id}`
}

export function readAuditName(name: string): Audited {
  const found = /^([RW])([1-9]\d{0,14})$/i.exec(name.trim())
  if (!found) throw new Refusal('notFound')
  const kind = found[1]?.toUpperCase() === letters.recharge ? 'recharge' : 'withdrawal'
  return { kind, id: Number(found[2]) }
}
