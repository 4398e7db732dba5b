// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { asksForStillness } from '../../../tests/support/stillness.ts'
import { flyToCart } from './flyToCart.ts'

describe('the flight to the cart', () => {
  const flights: { copy: Element; end: () => void }[] = []

  beforeEach(() => {
    document.body.innerHTML =
      '<ul><li data-picture-of="/detail/1"><img src="tote.webp" alt="Tote"></li></ul><button>Add</button><a href="/bag">Cart</a>'
    const box = { top: 10, bottom: 50, left: 10, right: 50, width: 40, height: 40 }
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(box as DOMRect)
    Element.prototype.animate = function animate(this: Element) {
      const flight = new EventTarget()
      flights.push({ copy: this, end: () => flight.dispatchEvent(new Event('finish')) })
      return flight as Animation
    }
  })
  afterEach(() => {
    flights.length = 0
    Reflect.deleteProperty(Element.prototype, 'animate')
    vi.restoreAllMocks()
  })

  test('removes its picture at the end', () => {
    asksForStillness(false)
    flyToCart(document.querySelector('button')!)
    const [flight] = flights
    expect([flight?.copy.getAttribute('alt'), document.querySelectorAll('img').length]).toEqual([
      '',
      2,
    ])
    flight?.end()
    expect(document.querySelectorAll('img').length).toBe(1)
  })

  test('does not run where the user prefers reduced motion', () => {
    asksForStillness(true)
    flyToCart(document.querySelector('button')!)
    expect([flights.length, document.querySelectorAll('img').length]).toEqual([0, 1])
  })
})
