export interface HttpConfiguration {
  baseURL: string
  getToken: () => string | null
  getLang: () => string
  /** Told the token that a 401 answer refused, and the server's words. */
  onExpired: (token: string, msg: string | null) => void
  /** Resolves while the page is shown; a browser cuts off the calls of a page that is being left. */
  whenShown: () => Promise<void>
  /** The code of a call did not arrive, and some browsers ask for it but once as long as the page lives. */
  onCodeMissing: (missing: { isAgain: boolean }) => void
}

export interface CallOptions {
  signal?: AbortSignal
  /** False leaves the `token` header out. */
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

/** Apart from the client, whose code comes with the first call. */
export function configureHttp(changes: Partial<HttpConfiguration>): void {
  configuration = { ...configuration, ...changes }
}

export function httpConfiguration(): HttpConfiguration {
  return configuration
}
