import { shellSlots } from './shellSlots.ts'
import { CartProvider } from './views/cart/useCart.tsx'
import type { CartActor } from './views/cart/useCart.tsx'
import { LanguageProvider } from './views/language/useLanguage.tsx'
import type { LanguageActor } from './views/language/useLanguage.tsx'
import { RenderedCountryContext } from './views/session/useDestination.ts'
import { SessionProvider } from './views/session/useSession.tsx'
import type { SessionActor } from './views/session/useSession.tsx'
import { ScreenBoundary } from './views/shell/screenBoundary.tsx'
import { Shell } from './views/shell/shell.tsx'
import type { RenderedPlace } from './views/shell/shell.tsx'
import { SlotsContext } from './views/shell/slots.ts'
import { WideContext } from './views/ui/useWide.ts'

export function App({
  language,
  session,
  cart,
  rendered,
}: {
  language: LanguageActor
  session: SessionActor
  cart: CartActor
  /** The place to render on the server, or the place to hydrate in the browser. */
  rendered?: RenderedPlace | undefined
}) {
  return (
    <LanguageProvider actor={language} timeZone={rendered?.timeZone}>
      <WideContext value={rendered?.isWide ?? false}>
        <RenderedCountryContext value={rendered?.country ?? null}>
          <SessionProvider actor={session}>
            <CartProvider actor={cart}>
              <SlotsContext value={shellSlots}>
                <ScreenBoundary>
                  <Shell rendered={rendered} />
                </ScreenBoundary>
              </SlotsContext>
            </CartProvider>
          </SessionProvider>
        </RenderedCountryContext>
      </WideContext>
    </LanguageProvider>
  )
}
