import type { Hono } from 'hono'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp, type Deps } from '../../server/boot/app.ts'
import { takeBackup } from '../../server/office/backup/takeBackup.ts'
import type { Clock } from '../../server/domain/kernel/clock.ts'
import type { Database } from '../../server/db/client.ts'
import { Catalogue } from '../../server/domain/catalogue/catalogue.ts'
import { NoticeFeed } from '../../server/domain/messaging/notices/noticeFeed.ts'
import {
  parsePayCodeKeys,
  type PayCodeKeys,
} from '../../server/domain/identity/paymentCode/payCodeKeys.ts'
import { parsePushKey } from '../../server/domain/identity/notifications/openPushKey.ts'
import { folderStore } from '../../server/domain/uploads/pictureStore.ts'
import type { Mail } from '../../server/domain/messaging/mails/mail.ts'
import { createOffice } from '../../server/office/app.ts'
import { testOrigin } from './softAuthenticator.ts'
import { checkBooks, type Finding } from '../../server/domain/integrity/doctor/checkBooks.ts'

export interface TestClock extends Clock {
  /** Advances the clock, in seconds. */
  advance(seconds: number): void
}

export interface TestShop<Time extends Clock = TestClock> {
  database: Database
  app: Hono
  /** The app that the operator's command line talks to. */
  office: Hono
  clock: Time
  catalogue: Catalogue
  feed: NoticeFeed
  payCodeKeys: PayCodeKeys
  /** Unexpected errors that the app reported. A test that ends with one has failed. */
  unexpectedErrors: unknown[]
  /** Sent mails, oldest first. */
  mails: Mail[]
  close(): Promise<void>
}

/** High enough for tests that aren't about limits. */
const limits = {
  registrationsPerAddress: 100_000,
  codesPerAddress: 100_000,
  mailsPerRecipient: 100_000,
}

const sellerLinks = { merchantEntry: null, platformSeller: null }

/** The key of every test shop, and of the servers that tests start. */
export const testPayCodeKey = 'c0de'.repeat(16)

/** The key of the push messages of every test shop, and of the servers that tests start. */
export const testPushKey = 'b0a7'.repeat(16)
export const testPush = parsePushKey(testPushKey, 'the tests')

/** The API on a database. Unexpected errors are collected instead of printed. */
export function shopOn<Time extends Clock>(
  database: Database,
  clock: Time,
  settings: Partial<Deps> = {},
  dataFolder = mkdtempSync(join(tmpdir(), 'harborlane-shop-')),
): TestShop<Time> {
  const catalogue = new Catalogue(database.db, clock)
  const unexpectedErrors: unknown[] = []
  const mails: Mail[] = []
  const feed = new NoticeFeed()
  const uploads = join(dataFolder, 'uploads')
  const onUnexpectedError = (error: unknown) => unexpectedErrors.push(error)
  const pictures = folderStore(uploads)
  const { payCodeKeys = parsePayCodeKeys(testPayCodeKey, 'the tests') } = settings
  const backUp = (input: { folder: string }) =>
    takeBackup({ ctx: { url: database.url, dataFolder, picturesIn: 'dataFolder' }, input })
  const office = createOffice({
    db: database.db,
    clock,
    pictures,
    confirmAboveCents: 500_00,
    backUp,
    onUnexpectedError,
  })
  const app = createApp({
    db: database.db,
    clock,
    catalogue,
    feed,
    pictures,
    payCodeKeys,
    mailer: {
      send: async (mail) => {
        mails.push(mail)
      },
    },
    sellerLinks,
    returnAddress: 'Pier 4',
    problem: database.problem,
    siteOrigin: testOrigin,
    push: { publicKey: testPush.publicKey, allowsLoopback: true },
    limits,
    onUnexpectedError,
    ...settings,
  })
  return {
    database,
    app,
    office,
    clock,
    catalogue,
    feed,
    payCodeKeys,
    unexpectedErrors,
    mails,
    close: async () => {
      rmSync(dataFolder, { recursive: true, force: true })
      await database.close()
    },
  }
}

/** A clock that stands still until a test moves it. */
export function testClock(): TestClock {
  let now = Date.parse('2026-03-02T09:00:00.000Z')
  return {
    now: () => new Date(now),
    advance: (seconds) => {
      now += Math.round(seconds * 1000)
    },
  }
}

/** The rows of the always-empty views. */
export async function badFindings(shop: Pick<TestShop, 'database'>): Promise<Finding[]> {
  return (await checkBooks({ ctx: shop.database })).filter((finding) => finding.rows.length > 0)
}
