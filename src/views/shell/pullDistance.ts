import { pullHeadHeightPx } from '../../constants.ts'

/**
 * The pull distance in px for a finger's way in px: equal up to the head's height, then with
 * growing resistance.
 */
export function pullDistance(fingerWay: number): number {
  if (fingerWay <= 0) return 0
  if (fingerWay <= pullHeadHeightPx) return fingerWay
  const beyond = fingerWay - pullHeadHeightPx
  return Math.round(pullHeadHeightPx + pullHeadHeightPx * (1 - Math.exp(-beyond / 120)))
}
