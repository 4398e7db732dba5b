export interface Dice {
  /** A random integer from 0 to `below` - 1. */
  roll(below: number): number
  oneOf<Value>(values: readonly Value[]): Value
}

/** A seeded generator (mulberry32): the same seed gives the same choices. */
export function castDice(seed: number): Dice {
  let state = seed >>> 0
  const roll = (below: number) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
  return {
    roll,
    oneOf: (values) => {
      const value = values[roll(values.length)]
      if (value === undefined && values.length === 0) throw new Error('nothing to choose from')
      return value as (typeof values)[number]
    },
  }
}
