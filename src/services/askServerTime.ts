import { hasDeviceClockJumped, isServerTimeKnown, learnServerTime } from '../serverClock.ts'
import { httpConfiguration } from './httpConfiguration.ts'

const checkEveryMs = 5_000
const waitForCallsMs = 1_000

/**
 * Updates the server's time where no call does: on a page that the server rendered completely, and
 * after the device slept.
 */
export function keepServerTime(): void {
  const check = () => {
    const jumped = hasDeviceClockJumped()
    if (!document.hidden && (jumped || !isServerTimeKnown())) void askServerTime()
  }
  setTimeout(check, waitForCallsMs)
  setInterval(() => {
    if (isServerTimeKnown()) check()
  }, checkEveryMs)
  document.addEventListener('visibilitychange', check)
  window.addEventListener('online', check)
}

async function askServerTime(): Promise<void> {
  try {
    const address = `${httpConfiguration().baseURL}/api/health`
    const answer = (await (await fetch(address, { cache: 'no-store' })).json()) as {
      time?: unknown
    }
    learnServerTime(answer.time)
  } catch {
    // The next answer of any call reports the time.
  }
}
