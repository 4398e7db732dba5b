import { RouteScreen } from '../shell/routeScreen.tsx'
import { LanguageChoice } from './languageChoice.tsx'

export function Screen() {
  return (
    <RouteScreen>
      <LanguageChoice />
    </RouteScreen>
  )
}
