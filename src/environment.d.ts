interface ImportMetaEnv {
  /** The origin of the API. Defaults to the app's own origin. */
  readonly VITE_API_BASE?: string
  /** `on` includes the flows page in a build, for a preview. */
  readonly VITE_FLOWS?: string
}

interface Window {
  /** The buttons tapped in a server-rendered page before the app loaded, in order. */
  earlyTaps: HTMLElement[]
  /** Sets the colour scheme by its cookie, else by the system (index.html). */
  applyScheme: () => void
}
