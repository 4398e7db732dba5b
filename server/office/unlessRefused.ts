import { Refusal } from '../errors.ts'

/** The shopper may have been faster; then there is nothing left to do. */
export async function unlessRefused(act: () => Promise<unknown>): Promise<void> {
  try {
    await act()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
}
