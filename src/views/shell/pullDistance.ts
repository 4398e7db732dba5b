import { pullHeadHeightPx } from '../../constants.ts'

/** How far the head opens for a finger's way: all of it to the head's height, then ever less. */
export function pullDistance(fingerWay: number): number {
  if (fingerWay <= 0) return 0
  if (fingerWay <= pullHeadHeightPx) return fingerWay
  const beyond = fingerWay - pullHeadHeightPx
  return Math.round(pullHeadHeightPx + pullHeadHeightPx * (1 - Math.exp(-beyond / 120)))
}
