import { act } from 'react'

/** Types digits on the shop's keypad, as a shopper does. */
export async function enterCode(place: Element | null, digits: string): Promise<void> {
  for (const digit of digits) {
    const key = [...(place?.querySelectorAll('button') ?? [])].find(
      ({ textContent }) => textContent === digit,
    )
    if (key === undefined) throw new Error(`no key is ${digit}`)
    await act(async () => key.click())
  }
}
