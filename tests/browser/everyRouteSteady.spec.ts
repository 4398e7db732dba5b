import { demoShopper } from '../../server/boot/demo/demoShopper.ts'
import { enterAs, openSession } from './support/sessions.ts'
import { shiftOf } from './support/shiftOf.ts'
import { expect, test } from './support/test.ts'
import { stopsOf } from './support/tour.ts'
import { fromCiOn, onlyWhole } from './support/whole.ts'

const screens = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1_180 },
  desktop: { width: 1_440, height: 900 },
}

test.describe.configure({ timeout: 600_000 })

for (const [device, viewport] of Object.entries(screens)) {
  test.describe(`on a ${device}`, () => {
    // A product or shop without its id is not found.
    test.use({ viewport, expectedOnConsole: /404 \(Not Found\)/ })

    const depth = device === 'phone' ? fromCiOn : onlyWhole

    test('nothing moves on a screen that is shown', depth, async ({ page, request }) => {
      const token = await openSession(request, demoShopper)
      const stops = await stopsOf(request, token)
      await enterAs(page, { token })
      const moved: Record<string, number> = {}
      for (const { path } of stops) {
        await page.goto(path)
        await expect(page.locator('h1:visible').first()).toBeAttached()
        await expect(
          page.locator('[data-skeleton]:visible, [aria-busy="true"]:visible'),
        ).toHaveCount(0)
        const shift = await shiftOf(page)
        if (shift > 0.01) moved[path] = shift
      }
      expect(moved).toEqual({})
    })
  })
}
