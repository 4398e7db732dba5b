interface ImportMetaEnv {
  /** Where the API is; the app's own origin when it is not given. */
  readonly VITE_API_BASE?: string
}
