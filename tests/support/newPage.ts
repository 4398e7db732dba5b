import { forgetServerTime } from '../../src/serverClock.ts'
import { startModalHistory } from '../../src/views/ui/modalHistory.ts'

/**
 * Before each file of tests: its page, if it has one, is as newly opened, without what the files before it left
 * there, and hears of its steps in the history as in the shop. Its document goes back at once, where
 * browsers do so later.
 */
const goLater = setImmediate
const { history } = globalThis
forgetServerTime()

if (history !== undefined) {
  if (!Object.hasOwn(history, 'go')) {
    const go = history.go.bind(history)
    history.go = (steps) => void goLater(() => go(steps))
  }
  // What was still to go back goes now.
  await new Promise<void>((gone) => goLater(() => goLater(() => gone())))
  document.body.replaceChildren()
  document.dispatchEvent(new Event('pointerup'))
  // The first entry would have no address to come back to.
  history.replaceState(null, '', '/')
  startModalHistory()
}
