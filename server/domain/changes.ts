export const changeChannel = 'harborlane'

/**
 * What every server process is told when a transaction commits. Triggers tell of notices, stock,
 * reviews and fans; pieces sold and a whole catalogue are told by the statements that write them.
 */
export type Change =
  | { kind: 'stock'; skuIds: number[] }
  | { kind: 'catalogue' }
  | { kind: 'products'; productIds: number[] }
  | { kind: 'ratings'; productIds: number[] }
  | { kind: 'fans'; shopId: number; fans: number }
  | { kind: 'notice'; userId: number }
