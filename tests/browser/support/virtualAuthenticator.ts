import type { CDPSession, Page } from '@playwright/test'

export interface VirtualAuthenticator {
  /** Whether the person passes the check of finger, face or screen lock. */
  verifies: (isVerified: boolean) => Promise<void>
  /** Whether dialogs are answered at once. Else they stay open. */
  answers: (isPresent: boolean) => Promise<void>
}

/** Adds an authenticator to the page, like that of a phone, which answers without a dialog. */
export async function addAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const session: CDPSession = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    verifies: async (isUserVerified) => {
      await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
    },
    answers: async (enabled) => {
      await session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
    },
  }
}

/** The test server's address by name: WebAuthn takes no IP address. */
export function byName(address: string | undefined, path = ''): string {
  return `${(address ?? '').replace('127.0.0.1', 'localhost')}${path}`
}
