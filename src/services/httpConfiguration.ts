export interface HttpConfiguration {
  baseURL: string
  getToken: () => string | null
  getLang: () => string
  /** Receives the token that a 401 answer refused, and the server's message. */
  onExpired: (token: string, msg: string | null) => void
  /**
   * Resolves while the page is visible. A browser aborts the calls of a page that is being left.
   */
  whenShown: () => Promise<void>
  /**
   * The code of a call failed to load. Some browsers request a module only once in the life of a
   * page.
   */
  onCodeMissing: (missing: { isAgain: boolean }) => void
}

export interface CallOptions {
  signal?: AbortSignal
  /** False omits the `token` header. */
  token?: boolean
}

let configuration: HttpConfiguration = {
  baseURL: '',
  getToken: () => null,
  getLang: () => 'en',
  onExpired: () => {},
  whenShown: () => Promise.resolve(),
  onCodeMissing: () => {},
}

/** Separate from the client, because the client's code loads with the first call. */
export function configureHttp(changes: Partial<HttpConfiguration>): void {
  configuration = { ...configuration, ...changes }
}

export function httpConfiguration(): HttpConfiguration {
  return configuration
}
