/** How often a race is run; a drill takes fewer, and `npm run races` many more. */
export const rounds = Array.from(
  { length: Number(process.env['RACE_ROUNDS'] ?? 10) },
  (_, index) => index + 1,
)
