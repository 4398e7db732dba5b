export interface Row {
  what: string
  budget: string
  measured: string
  isHeld: boolean
}
