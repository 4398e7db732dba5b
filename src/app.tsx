import { CartProvider } from './views/cart/useCart.tsx'
import type { CartActor } from './views/cart/useCart.tsx'
import { LanguageProvider } from './views/language/useLanguage.tsx'
import type { LanguageActor } from './views/language/useLanguage.tsx'
import { SessionProvider } from './views/session/useSession.tsx'
import type { SessionActor } from './views/session/useSession.tsx'
import type { Place } from './views/shell/keepAliveOutlet.tsx'
import { ScreenBoundary } from './views/shell/screenBoundary.tsx'
import { Shell } from './views/shell/shell.tsx'

export function App({
  language,
  session,
  cart,
  painted,
}: {
  language: LanguageActor
  session: SessionActor
  cart: CartActor
  /** On the server: the place to paint. */
  painted?: Place
}) {
  return (
    <LanguageProvider actor={language}>
      <SessionProvider actor={session}>
        <CartProvider actor={cart}>
          <ScreenBoundary>
            <Shell painted={painted} />
          </ScreenBoundary>
        </CartProvider>
      </SessionProvider>
    </LanguageProvider>
  )
}
