interface ImportMetaEnv {
  /** Where the API is; the app's own origin when it is not given. */
  readonly VITE_API_BASE?: string
  /** `on` keeps the page of flows in a build, for a preview. */
  readonly VITE_FLOWS?: string
}

interface Window {
  /** The buttons tapped in a server-rendered page before the app had loaded, in their order. */
  earlyTaps: HTMLElement[]
}
