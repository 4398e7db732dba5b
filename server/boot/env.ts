import { join, resolve } from 'node:path'
import { parsePushKey, type PushKey } from '../domain/identity/notifications/openPushKey.ts'
import { parsePayCodeKeys, type PayCodeKeys } from '../domain/identity/paymentCode/payCodeKeys.ts'
import { usualLimits, type HourlyLimits } from '../domain/identity/session/hourlyLimits.ts'
import { trialReturnAddress } from '../office/trialReturnAddress.ts'
import type { AutopilotWish } from '../office/openAutopilot.ts'
import type { LogForm } from './log.ts'
import { readObjectStoreAddress, type ObjectStoreAddress } from './objectStoreAddress.ts'
import type { SellerLinks } from '../routes/articles.ts'
import {
  nobodyTrusted,
  parseTrustedProxies,
  type TrustedProxies,
} from '../routes/trustedProxies.ts'

export interface Env {
  host: string
  port: number
  /** The proxies whose forwarded client address is trusted. */
  trustedProxies: TrustedProxies
  limits: HourlyLimits
  databaseUrl: string | undefined
  /** The same database with the role that owns the tables, for `npm run migrate` alone. */
  migrateDatabaseUrl: string | undefined
  dataFolder: string
  /** The object store for shoppers' pictures; without it they go into the data folder. */
  uploadsStore: ObjectStoreAddress | undefined
  officeSocket: string
  /** Refunds above it are confirmed by typing their amount. */
  confirmAboveCents: number
  /** Seeds the demo goods and shopper when the catalogue is empty. */
  demo: boolean
  /** Builds and serves the app in addition to the API. */
  site: boolean
  /** The API host that the app is built for; undefined accepts the existing build. */
  apiBase: string | undefined
  poolSize: number
  /** The keys of the payment codes; without them the key file in the data folder is used. */
  payCodeKeys: PayCodeKeys | undefined
  /** The key of the push messages; without it the key file in the data folder is used. */
  pushKey: PushKey | undefined
  /** Allows push services on this machine, for tests. */
  allowsLoopbackPush: boolean
  /** Plays the operator after a few seconds; `asked` when it was set explicitly. */
  autopilot: AutopilotWish
  /** Prints the stored mails, including their codes. */
  showsMails: boolean
  /** Serves the flow book, which is for developers. */
  showsFlowBook: boolean
  /** Origins of other apps that use this API from the browser. */
  appOrigins: readonly string[]
  /** The site's public origin, for search engines and external links; empty when not configured. */
  siteOrigin: string
  /** Sends HSTS, so that browsers use TLS only. */
  hsts: boolean
  /** Where mails are sent; without it they are stored in the data folder. */
  smtpUrl: string | undefined
  /** Where shoppers send goods of statutory returns. */
  returnAddress: string
  /** The targets of the links for sellers; null where none is set. */
  sellerLinks: SellerLinks
  /** Refuses to start before the platform's contact is stated. */
  needsContact: boolean
  mailFrom: string
  /** Port of the metrics page on this machine; null when it is off. */
  metricsPort: number | null
}

/** Reads the configuration. Throws with the variable's name when a value is invalid. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const dataFolder = resolve(source['DATA_DIR'] || 'data')
  const log = source['LOG']
  if (log && !isLogForm(log)) throw new Error(`LOG must be json or text, not "${log}"`)
  return {
    host: source['HOST'] || '127.0.0.1',
    port: wholeNumber(source, 'PORT', 3000, 65_535),
    trustedProxies: trustedProxies(source, 'TRUST_PROXY'),
    limits: {
      registrationsPerAddress: perHour(
        source,
        'REGISTRATIONS_PER_HOUR',
        usualLimits.registrationsPerAddress,
      ),
      codesPerAddress: perHour(source, 'CODES_PER_HOUR', usualLimits.codesPerAddress),
      mailsPerRecipient: perHour(source, 'MAILS_PER_HOUR', usualLimits.mailsPerRecipient),
    },
    databaseUrl: source['DATABASE_URL'] || undefined,
    migrateDatabaseUrl: source['MIGRATE_DATABASE_URL'] || undefined,
    dataFolder,
    uploadsStore: uploadsStore(source, 'UPLOADS_URL'),
    officeSocket: resolve(source['OFFICE_SOCKET'] || join(dataFolder, 'office.sock')),
    confirmAboveCents: wholeNumber(source, 'OFFICE_CONFIRM_ABOVE', 500, 999_999) * 100,
    site: onOff(source, 'SITE', true),
    apiBase: source['VITE_API_BASE'] || undefined,
    demo: onOff(source, 'DEMO', isAtHome(source)),
    showsMails: source['NODE_ENV'] !== 'production',
    showsFlowBook: source['NODE_ENV'] !== 'production',
    appOrigins: origins(source, 'APP_ORIGIN'),
    siteOrigin: origins(source, 'SITE_ORIGIN')[0] ?? '',
    hsts: onOff(source, 'HSTS', false),
    smtpUrl: smtpUrl(source, 'SMTP_URL'),
    mailFrom: sender(source, 'MAIL_FROM'),
    returnAddress: returnAddress(source, 'RETURN_ADDRESS'),
    sellerLinks: {
      merchantEntry: webAddress(source, 'MERCHANT_ENTRY_URL'),
      platformSeller: webAddress(source, 'PLATFORM_SELLER_URL'),
    },
    needsContact: source['NODE_ENV'] === 'production',
    payCodeKeys: payCodeKeys(source, 'PAYMENT_CODE_KEY'),
    pushKey: source['PUSH_KEY'] ? parsePushKey(source['PUSH_KEY'], 'PUSH_KEY') : undefined,
    allowsLoopbackPush: onOff(source, 'PUSH_LOOPBACK', false),
    metricsPort: source['METRICS_PORT'] ? wholeNumber(source, 'METRICS_PORT', 0, 65_535) : null,
    poolSize: wholeNumber(source, 'DATABASE_POOL', 10, 200),
    autopilot: autopilot(source, 'AUTOPILOT'),
  }
}

/**
 * JSON in production, and text for a person elsewhere. It never throws, because it is read first:
 * `readEnv` refuses another value.
 */
export function readLogForm(source: NodeJS.ProcessEnv = process.env): LogForm {
  const given = source['LOG']
  if (isLogForm(given)) return given
  return source['NODE_ENV'] === 'production' ? 'json' : 'text'
}

function isLogForm(given: string | undefined): given is LogForm {
  return given === 'json' || given === 'text'
}

/** Whether this is a trial shop: on its own PostgreSQL and not in production. */
function isAtHome(source: NodeJS.ProcessEnv): boolean {
  return !source['DATABASE_URL'] && source['NODE_ENV'] !== 'production'
}

function autopilot(source: NodeJS.ProcessEnv, name: string): Env['autopilot'] {
  if (!onOff(source, name, isAtHome(source))) return 'off'
  return source[name] ? 'asked' : 'usual'
}

function payCodeKeys(source: NodeJS.ProcessEnv, name: string): PayCodeKeys | undefined {
  const given = source[name]
  return given ? parsePayCodeKeys(given, name) : undefined
}

function uploadsStore(source: NodeJS.ProcessEnv, name: string): ObjectStoreAddress | undefined {
  const given = source[name]
  return given ? readObjectStoreAddress(given, name) : undefined
}

function trustedProxies(source: NodeJS.ProcessEnv, name: string): TrustedProxies {
  const given = source[name]?.trim()
  return given ? parseTrustedProxies(given, name) : nobodyTrusted
}

/** A real shop states its own; a trial shop has one. */
function returnAddress(source: NodeJS.ProcessEnv, name: string): string {
  const given = source[name]?.trim()
  if (!given && source['NODE_ENV'] === 'production')
    throw new Error(`${name} must be the postal address that shoppers send goods back to`)
  return given || trialReturnAddress
}

/** Its complaint doesn't repeat the address, which may contain a password. */
function smtpUrl(source: NodeJS.ProcessEnv, name: string): string | undefined {
  const given = source[name]
  if (!given) return undefined
  if (!/^smtps?:\/\/\S+$/.test(given) || !URL.parse(given)?.hostname) {
    throw new Error(`${name} must be an address such as smtp://user:password@mail.example:587`)
  }
  return given
}

function sender(source: NodeJS.ProcessEnv, name: string): string {
  const given = source[name] || 'Harborlane <no-reply@localhost>'
  if (!/^(?:[^<>]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/.test(given)) {
    throw new Error(`${name} must be like Shop <no-reply@shop.example>, not "${given}"`)
  }
  return given
}

function webAddress(source: NodeJS.ProcessEnv, name: string): string | null {
  const given = source[name]
  if (!given) return null
  if (!/^https?:\/\/[^\s]+$/.test(given) || !URL.canParse(given)) {
    throw new Error(`${name} must be an http or https address, not "${given}"`)
  }
  return given
}

function origins(source: NodeJS.ProcessEnv, name: string): string[] {
  const given = (source[name] ?? '').split(',').map((each) => each.trim())
  return given.filter(Boolean).map((each) => {
    const origin = URL.parse(each)?.origin ?? ''
    if (!/^https?:/.test(origin) || each.replace(/\/$/, '') !== origin) {
      throw new Error(`${name} must be origins such as https://shop.example, not "${each}"`)
    }
    return origin
  })
}

function wholeNumber(source: NodeJS.ProcessEnv, name: string, fallback: number, most: number) {
  const given = source[name]
  if (!given) return fallback
  if (!/^\d{1,6}$/.test(given) || Number(given) > most) {
    throw new Error(`${name} must be a whole number from 0 to ${most}, not "${given}"`)
  }
  return Number(given)
}

function perHour(source: NodeJS.ProcessEnv, name: string, fallback: number) {
  const most = wholeNumber(source, name, fallback, 999_999)
  if (most === 0) throw new Error(`${name} must be at least 1`)
  return most
}

function onOff(source: NodeJS.ProcessEnv, name: string, fallback: boolean) {
  const given = source[name]
  if (!given) return fallback
  if (given !== 'on' && given !== 'off')
    throw new Error(`${name} must be on or off, not "${given}"`)
  return given === 'on'
}
