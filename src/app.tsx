import { CartProvider } from './views/bindings/cart.tsx'
import type { CartActor } from './views/bindings/cart.tsx'
import { LanguageProvider } from './views/bindings/language.tsx'
import type { LanguageActor } from './views/bindings/language.tsx'
import { SessionProvider } from './views/bindings/session.tsx'
import type { SessionActor } from './views/bindings/session.tsx'
import { Shell } from './views/shell/shell.tsx'

export function App({
  language,
  session,
  cart,
}: {
  language: LanguageActor
  session: SessionActor
  cart: CartActor
}) {
  return (
    <LanguageProvider actor={language}>
      <SessionProvider actor={session}>
        <CartProvider actor={cart}>
          <Shell />
        </CartProvider>
      </SessionProvider>
    </LanguageProvider>
  )
}
