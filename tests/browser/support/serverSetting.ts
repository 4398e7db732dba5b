/** What the browser tests' server is started with; the port comes from the system. */
export function serverSetting(dataFolder: string): Record<string, string> {
  return {
    PORT: '0',
    DATA_DIR: dataFolder,
    AUTOPILOT: 'off',
    REGISTRATIONS_PER_HOUR: '100000',
    CODES_PER_HOUR: '100000',
  }
}

export const serverScript = 'tests/browser/support/server.ts'

/** What it says once it listens. Playwright keeps what the name tells in the environment. */
export const opened = /open at (?<browser_test_address>http:\S+)/
