/** The maximum of each action per hour. */
export interface HourlyLimits {
  registrationsPerAddress: number
  codesPerAddress: number
  mailsPerRecipient: number
}

export const usualLimits: HourlyLimits = {
  registrationsPerAddress: 200,
  codesPerAddress: 60,
  mailsPerRecipient: 10,
}
