/** The environment of the browser tests' server. The system chooses the port. */
export function serverSetting(dataFolder: string): Record<string, string> {
  return {
    PORT: '0',
    DATA_DIR: dataFolder,
    AUTOPILOT: 'off',
    // Lets tests be the push service.
    PUSH_LOOPBACK: 'on',
    REGISTRATIONS_PER_HOUR: '100000',
    CODES_PER_HOUR: '100000',
  }
}

export const serverScript = 'tests/browser/support/server.ts'

/** The server's line once it listens. Playwright stores the named group in the environment. */
export const opened = /open at (?<browser_test_address>http:\S+)/
