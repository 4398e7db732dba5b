import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { orderEventTypes } from '../../../contract/orderDetail.ts'
import { proofOperations } from '../../../contract/proofOperations.ts'
import { bytes, cents, isOneOf, moment, ref, rowId, transactionId } from '../columns.ts'

export const users = pgTable(
  'users',
  {
    id: rowId(),
    account: text('account').notNull(),
    passwordHash: text('password_hash').notNull(),
    payCodeHash: text('pay_code_hash'),
    familyName: text('family_name').notNull().default(''),
    givenName: text('given_name').notNull().default(''),
    email: text('email'),
    mobile: text('mobile'),
    /** The id of their own upload. */
    picture: text('picture'),
    language: text('language'),
    /** Opened while the autopilot was running. */
    isDemo: boolean('is_demo').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    /** When the account was deleted. Its name is then `#` and its id, and all else is empty. */
    deletedAt: moment('deleted_at'),
    /** Payments and withdrawals then need a passkey; the payment code alone isn't accepted. */
    passkeyRequired: boolean('passkey_required').notNull().default(false),
    /**
     * The last change of what proves the shopper: password, payment code or passkeys. Large
     * withdrawals wait after it.
     */
    securityChangedAt: moment('security_changed_at'),
    /** Push notifications may name goods and amounts. */
    pushDetails: boolean('push_details').notNull().default(false),
  },
  (table) => [
    uniqueIndex('users_account').on(table.account),
    check('users_account_lower', sql`${table.account} = lower(${table.account})`),
    check(
      'users_erased',
      sql`${table.deletedAt} is null or ${table.account} = '#' || ${table.id} and ${table.passwordHash} = '' and ${table.familyName} = '' and ${table.givenName} = '' and not ${table.passkeyRequired} and not ${table.pushDetails} and num_nonnulls(${table.payCodeHash}, ${table.email}, ${table.mobile}, ${table.picture}, ${table.language}, ${table.securityChangedAt}) = 0`,
    ),
    index('users_pay_code_key')
      .on(sql`split_part(pay_code_hash, '$', 2)`)
      .where(sql`pay_code_hash like 'hmac-sha256$%'`),
  ],
)

/**
 * The id of the key that protects this database's new payment codes. The key itself is outside the
 * database.
 */
export const payCodeKey = pgTable(
  'pay_code_key',
  {
    onlyRow: boolean('only_row').primaryKey().default(true),
    keyId: text('key_id').notNull(),
    since: moment('since').notNull(),
  },
  (table) => [check('pay_code_key_one_row', sql`${table.onlyRow}`)],
)

/** Sessions. A token is stored only as its SHA-256. */
export const sessions = pgTable(
  'sessions',
  {
    id: rowId(),
    tokenHash: bytes('token_hash').notNull(),
    userId: ref('user_id')
      .notNull()
      .references(() => users.id),
    userAgent: text('user_agent').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('sessions_token').on(table.tokenHash),
    index('sessions_user').on(table.userId),
    index('sessions_expiry').on(table.expiresAt),
  ],
)

/**
 * Failed logins by the subject they count for (loginThrottle.ts), and counts of actions per hour
 * (takePerHour.ts).
 */
export const loginFailures = pgTable(
  'login_failures',
  {
    key: text('key').primaryKey(),
    failures: integer('failures').notNull(),
    blockedUntil: moment('blocked_until'),
    lastFailureAt: moment('last_failure_at').notNull(),
  },
  (table) => [index('login_failures_age').on(table.lastFailureAt)],
)

/** Attempts are counted before a code is checked; a correct code resets the count. */
export const payCodeCounters = pgTable('pay_code_counters', {
  userId: ref('user_id')
    .primaryKey()
    .references(() => users.id),
  wrongCount: integer('wrong_count').notNull().default(0),
  lockedUntil: moment('locked_until'),
})

export const payProofs = pgTable(
  'pay_proofs',
  {
    proofHash: bytes('proof_hash').primaryKey(),
    userId: ref('user_id')
      .notNull()
      .references(() => users.id),
    operation: text('operation').notNull(),
    subjectId: ref('subject_id').notNull(),
    amountCents: cents('amount_cents').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('pay_proofs_expiry').on(table.expiresAt)],
)

export const addresses = pgTable(
  'addresses',
  {
    id: rowId(),
    userId: ref('user_id')
      .notNull()
      .references(() => users.id),
    addressee: text('addressee').notNull(),
    mobile: text('mobile').notNull(),
    country: text('country').notNull(),
    area: text('area').notNull(),
    postcode: text('postcode'),
    detail: text('detail').notNull(),
    tag: text('tag').notNull(),
    isDefault: boolean('is_default').notNull(),
  },
  (table) => [
    index('addresses_user').on(table.userId, table.id),
    uniqueIndex('addresses_one_default')
      .on(table.userId)
      .where(sql`${table.isDefault}`),
  ],
)

/** WebAuthn credentials. Each belongs to one shopper. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: rowId(),
    userId: ref('user_id')
      .notNull()
      .references(() => users.id),
    credentialId: bytes('credential_id').notNull(),
    /** The public key in COSE form. */
    publicKey: bytes('public_key').notNull(),
    /** The authenticator's count of uses. Many, such as synced ones, always send 0. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    backupEligible: boolean('backup_eligible').notNull(),
    backedUp: boolean('backed_up').notNull(),
    name: text('name').notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [
    uniqueIndex('passkeys_credential').on(table.credentialId),
    index('passkeys_user').on(table.userId, table.id),
    check('passkeys_counter', sql`${table.counter} >= 0`),
  ],
)

/** What a passkey can be asked for. The first two give no proof. */
export const passkeyOperations = ['register', 'signIn', ...proofOperations] as const
export type PasskeyOperation = (typeof passkeyOperations)[number]

/**
 * Challenges that wait for an answer. Each one is answered once: the answer deletes it before it is
 * examined. They expire by the clock of the database, which all processes share.
 */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challengeHash: bytes('challenge_hash').primaryKey(),
    /** Null for a sign-in. */
    userId: ref('user_id').references(() => users.id),
    operation: text('operation', { enum: passkeyOperations }).notNull(),
    /** What the proof is for. Null for a registration and for a sign-in. */
    subjectId: ref('subject_id'),
    amountCents: cents('amount_cents'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('passkey_challenges_expiry').on(table.expiresAt),
    index('passkey_challenges_user').on(table.userId),
    check('passkey_challenges_operation', isOneOf(table.operation, passkeyOperations)),
    check(
      'passkey_challenges_about',
      sql`(${table.userId} is null) = (${table.operation} = 'signIn') and num_nonnulls(${table.subjectId}, ${table.amountCents}) = case when ${table.operation} in ('register', 'signIn') then 0 else 2 end`,
    ),
  ],
)

/** A new kind needs a migration as well: the function `notice_is_known` lists the same words. */
export const noticeKinds = [
  ...orderEventTypes,
  'parcel.corrected',
  'parcel.tracked',
  'parcel.delivered',
  'receipt.due',
  'password.changed',
  'payCode.changed',
  'email.changed',
  'passkey.added',
  'passkey.removed',
  'passkey.refused',
  'passkey.waived',
  'recharge.submitted',
  'recharge.passed',
  'recharge.refused',
  'withdrawal.submitted',
  'withdrawal.passed',
  'withdrawal.refused',
  'withdrawal.cancelled',
  'balance.adjusted',
  'recharge.reversed',
  'review.hidden',
  'stock.returned',
  'price.lowered',
  'message.sent',
  'message.received',
] as const
export type NoticeKind = (typeof noticeKinds)[number]

export const notices = pgTable(
  'notices',
  {
    id: rowId(),
    userId: ref('user_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind', { enum: noticeKinds }).notNull(),
    orderId: ref('order_id'),
    refundId: ref('refund_id'),
    rechargeId: ref('recharge_id'),
    withdrawalId: ref('withdrawal_id'),
    /** The variant that is in stock again or costs less. */
    skuId: ref('sku_id'),
    /** The reason that the office wrote. */
    reason: text('reason'),
    /** The transaction that wrote it. Ids alone can become visible out of order. */
    transactionId: transactionId('transaction_id')
      .notNull()
      .default(sql`pg_current_xact_id()`),
    createdAt: moment('created_at').notNull(),
    readAt: moment('read_at'),
    /** Sent by mail or push alone: the shopper turned it off in the app. */
    isHidden: boolean('is_hidden').notNull().default(false),
  },
  (table) => [
    check('notices_known', sql`notice_is_known(${table.kind})`),
    index('notices_user').on(table.userId, table.id),
    index('notices_user_transaction').on(table.userId, table.transactionId),
    index('notices_unread')
      .on(table.userId)
      .where(sql`${table.readAt} is null`),
    index('notices_read')
      .on(table.readAt)
      .where(sql`${table.readAt} is not null`),
  ],
)

/** The stored answer of a keyed call, which a retry receives byte for byte. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    id: rowId(),
    userId: ref('user_id')
      .notNull()
      .references(() => users.id),
    key: text('key').notNull(),
    requestHash: bytes('request_hash').notNull(),
    status: integer('status'),
    answer: text('answer'),
    /** A refusal changed nothing; only a few refusals are stored. */
    isRefusal: boolean('is_refusal').notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('idempotency_keys_user_key').on(table.userId, table.key),
    index('idempotency_keys_age').on(table.createdAt),
    index('idempotency_keys_refusals')
      .on(table.userId, table.id)
      .where(sql`${table.isRefusal}`),
  ],
)

/** One code per account name, known or not, so that both cases take the same time. */
export const passwordCodes = pgTable(
  'password_codes',
  {
    account: text('account').primaryKey(),
    userId: ref('user_id').references(() => users.id),
    codeHash: text('code_hash').notNull(),
    triesLeft: smallint('tries_left').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('password_codes_expiry').on(table.expiresAt)],
)
