import { forgetServerTime } from '../../src/serverClock.ts'
import { startModalHistory } from '../../src/views/ui/modalHistory.ts'

/**
 * Resets the page, if there is one, before each test file: history, body and pointer. The test
 * document's `history.go` acts at once, where browsers act later, so it is deferred.
 */
const goLater = setImmediate
const { history } = globalThis
forgetServerTime()

if (history !== undefined) {
  if (!Object.hasOwn(history, 'go')) {
    const go = history.go.bind(history)
    history.go = (steps) => void goLater(() => go(steps))
  }
  // Runs pending steps back now.
  await new Promise<void>((gone) => goLater(() => goLater(() => gone())))
  document.body.replaceChildren()
  document.dispatchEvent(new Event('pointerup'))
  // The first entry would have no address to return to.
  history.replaceState(null, '', '/')
  startModalHistory()
}
