import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test'

/** Logged by the test's browser itself where service workers are blocked. */
const workerBlocked = 'Service Worker registration blocked'

export function isOfThePage(message: ConsoleMessage): boolean {
  return !message.text().startsWith(workerBlocked)
}

/** Collects everything that the page logs on its console from now on, and every error. */
export function consoleWords(page: Page): string[] {
  const said: string[] = []
  page.on('console', (message) => {
    if (isOfThePage(message)) said.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => said.push(`fault: ${error.message}`))
  return said
}

/** Logged by the browser when a test goes offline or aborts a call: not a message of the page. */
const cutLine =
  /^error: Failed to load resource: net::ERR_(?:FAILED|ABORTED|CONNECTION_RESET|INTERNET_DISCONNECTED)/

/** Collects the errors, warnings and uncaught exceptions of all pages of a context from now on. */
export function consoleErrors(context: BrowserContext): string[] {
  const said: string[] = []
  context.on('console', (message) => {
    const line = `${message.type()}: ${message.text()} (${message.location().url})`
    const isUnexpected = message.type() === 'error' || message.type() === 'warning'
    if (isUnexpected && isOfThePage(message) && !cutLine.test(line)) said.push(line)
  })
  context.on('weberror', (error) => said.push(`uncaught: ${error.error().message}`))
  return said
}
