import { createBrowserInspector } from '@statelyai/inspect'
import { inspectFlowsWith } from './flows.ts'
import { withoutSecrets } from './withoutSecrets.ts'

/**
 * Opens Stately's inspector for every chart created from now on. Secrets must not leave the page.
 * Each event is therefore stripped as a whole, because inputs and outputs of services contain
 * secrets too.
 */
export function startInspector(opener: Window = window): void {
  const { inspect } = createBrowserInspector({
    window: opener,
    serialize: (event) => withoutSecrets(JSON.parse(JSON.stringify(event)) as typeof event),
  })
  inspectFlowsWith((event) => inspect.next?.(event))
}
