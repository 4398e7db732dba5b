/** How often a race is run; a drill takes fewer. */
export const rounds = Array.from(
  { length: Number(process.env['RACE_ROUNDS'] ?? 20) },
  (_, index) => index + 1,
)
