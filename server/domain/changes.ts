/**
 * What every server process is told soon after a transaction commits, in no order. Triggers leave notices, stock,
 * reviews and fans to be told; pieces sold and goods are left by the statements that write them.
 */
export type Change =
  | { kind: 'stock'; skuIds: number[] }
  | { kind: 'catalogue' }
  | { kind: 'products'; productIds: number[] }
  | { kind: 'ratings'; productIds: number[] }
  | { kind: 'fans'; shopId: number }
  | { kind: 'notice'; userId: number }
