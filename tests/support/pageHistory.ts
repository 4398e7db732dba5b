import { startHistorySteps } from '../../src/views/ui/historySteps.ts'

/**
 * Before each file of tests: its page, if it has one, hears of its steps in the history as in the shop.
 * Its document goes back at once, where browsers do so later.
 */
const goLater = setImmediate
const { history } = globalThis

if (history !== undefined && !Object.hasOwn(history, 'go')) {
  const go = history.go.bind(history)
  history.go = (steps) => void goLater(() => go(steps))
  // The first entry would have no address to come back to.
  history.replaceState(null, '', window.location.href)
  startHistorySteps()
}
