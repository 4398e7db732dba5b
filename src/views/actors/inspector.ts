import { createBrowserInspector } from '@statelyai/inspect'
import { inspectFlowsWith } from './flows.ts'
import { withoutSecrets } from './withoutSecrets.ts'

/**
 * Opens Stately's inspector on every chart made from now on. What could open an account stays here:
 * an event is stripped as a whole, since inputs and answers of services hold secrets too.
 */
export function startInspector(opener: Window = window): void {
  const { inspect } = createBrowserInspector({
    window: opener,
    serialize: (event) => withoutSecrets(JSON.parse(JSON.stringify(event)) as typeof event),
  })
  inspectFlowsWith((event) => inspect.next?.(event))
}
