/** How often a race is run; CI takes more, and `npm run races` many more. */
export const rounds = Array.from(
  { length: Number(process.env['RACE_ROUNDS'] ?? 3) },
  (_, index) => index + 1,
)
