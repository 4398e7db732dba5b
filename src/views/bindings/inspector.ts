import { createBrowserInspector } from '@statelyai/inspect'
import { inspectFlowsWith } from './flows.ts'
import { withoutSecrets } from './withoutSecrets.ts'

/** Opens Stately's inspector on every chart made from now on. What could open an account stays here. */
export function startInspector(): void {
  const { inspect } = createBrowserInspector({
    sanitizeContext: withoutSecrets,
    sanitizeEvent: withoutSecrets,
  })
  inspectFlowsWith((event) => inspect.next?.(event))
}
