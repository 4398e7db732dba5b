import type { ConsoleMessage, Page } from '@playwright/test'

/** Said by the test's browser itself wherever service workers are kept out. */
const workerKeptOut = 'Service Worker registration blocked'

export function isOfThePage(message: ConsoleMessage): boolean {
  return !message.text().startsWith(workerKeptOut)
}

/** Everything that the page says on its console from now on, and every fault. */
export function consoleWords(page: Page): string[] {
  const said: string[] = []
  page.on('console', (message) => {
    if (isOfThePage(message)) said.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => said.push(`fault: ${error.message}`))
  return said
}
