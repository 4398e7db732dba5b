import { onTestFinished } from 'vitest'

type Page = Window & { happyDOM?: { setViewport: (to: { width: number }) => void } }

/** Sets the viewport to a phone's until the test ends. */
export function onPhone(): void {
  const page = window as Page
  const { innerWidth } = page
  page.happyDOM?.setViewport({ width: 390 })
  onTestFinished(() => page.happyDOM?.setViewport({ width: innerWidth }))
}
