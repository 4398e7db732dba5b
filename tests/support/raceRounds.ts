/** How often a race is run; `npm run races` takes many more. */
export const rounds = Array.from(
  { length: Number(process.env['RACE_ROUNDS'] ?? 3) },
  (_, index) => index + 1,
)
