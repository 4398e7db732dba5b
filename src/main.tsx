import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { startApp } from './views/bindings/startApp.ts'
import { prepareScreen } from './views/shell/prepareScreen.ts'
import { warmUp } from './views/shell/warmUp.ts'
import './views/shared/tokens.css'
import './views/shared/base.css'

const container = document.getElementById('app')
if (container === null) throw new Error('the page has no #app')
const root = createRoot(container)

const { language, session, cart, firstScreen } = startApp({ prepareScreen })

function render(): void {
  root.render(
    <StrictMode>
      <App language={language} session={session} cart={cart} />
    </StrictMode>,
  )
}

warmUp()
void Promise.resolve(firstScreen)
  .catch(() => {})
  // In slices: the page is painted already, and a tap must not wait for the whole of it.
  .then(() => startTransition(render))
