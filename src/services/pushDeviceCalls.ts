import * as contract from '../../contract/notificationSettings.ts'
import type { NotificationTopic, NotificationWay } from '../../contract/notificationSettings.ts'
import { requestTimeoutMs } from '../constants.ts'
import { ApiError } from './apiError.ts'
import { callApi } from './http.ts'
import type { CallOptions } from './httpConfiguration.ts'
import { readPushOwner, readPushSession, storePushOwner, wasPushOffered } from './pushStorage.ts'

export function showNotificationSettings(options?: CallOptions) {
  return callApi(contract.showNotificationSettings, {}, options)
}

export function setNotificationChoice(input: {
  topic: NotificationTopic
  way: NotificationWay
  wanted: boolean
}) {
  return callApi(contract.setNotificationChoice, input)
}

export function setPushDetails(shown: boolean) {
  return callApi(contract.setPushDetails, { shown })
}

/** The signed-in shopper. */
export interface PushOwner {
  account: string
  token: string
}

/** How push notifications stand on this device for this account. */
export async function lookAtDevice(owner: PushOwner) {
  if (!canPush()) return { type: isIosTab() ? 'homeScreenNeeded' : 'unsupported' } as const
  const { push } = await callApi(contract.showNotificationSettings, {})
  if (push.publicKey === null) return { type: 'unsupported' } as const
  if (Notification.permission === 'denied') return { type: 'denied' } as const
  const isOn = push.isOn || (await resume(owner, push.publicKey))
  const subscription = await ownSubscription()
  if (isOn && subscription && Notification.permission === 'granted') return { type: 'on' } as const
  return { type: 'off', wasAsked: wasPushOffered() } as const
}

/** Asks for permission, subscribes at the browser's push service, and stores it at the server. */
export async function turnOnPush(owner: PushOwner) {
  const { push } = await callApi(contract.showNotificationSettings, {})
  if (push.publicKey === null) return { type: 'dismissed' } as const
  const permission =
    Notification.permission === 'granted' ? 'granted' : await Notification.requestPermission()
  if (permission === 'denied') return { type: 'denied' } as const
  if (permission !== 'granted') return { type: 'dismissed' } as const
  await subscribe(push.publicKey, owner)
  return { type: 'on' } as const
}

export async function turnOffPush() {
  await callApi(contract.unsubscribePush, {})
  storePushOwner(null)
  const subscription = await ownSubscription()
  await subscription?.unsubscribe()
  return { type: 'off' } as const
}

/** After a sign-in: see {@link resume}. It asks the server once for each session. */
export async function resumePush(owner: PushOwner): Promise<void> {
  if (!canPush() || readPushSession() === (await digestOf(owner.token))) return
  const { push } = await callApi(contract.showNotificationSettings, {})
  if (push.publicKey !== null) await resume(owner, push.publicKey)
}

/**
 * Subscribes again where this account had turned notifications on here before its session ended.
 * Returns whether it did.
 */
async function resume(owner: PushOwner, publicKey: string): Promise<boolean> {
  if (Notification.permission !== 'granted') return false
  if (readPushOwner() !== (await digestOf(owner.account))) return false
  await subscribe(publicKey, owner)
  return true
}

async function subscribe(publicKey: string, { account, token }: PushOwner): Promise<void> {
  const worker = await activeWorker()
  const held = await worker.pushManager.getSubscription()
  // A subscription of the server's former key can't be used.
  if (held && !isOfKey(held, publicKey)) await held.unsubscribe()
  const subscription = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  })
  const { keys } = subscription.toJSON()
  await callApi(contract.subscribePush, {
    endpoint: subscription.endpoint,
    p256dh: keys?.['p256dh'] ?? '',
    auth: keys?.['auth'] ?? '',
  })
  storePushOwner({ account: await digestOf(account), session: await digestOf(token) })
}

/** `ready` never settles where the worker could not be installed. */
async function activeWorker(): Promise<ServiceWorkerRegistration> {
  const timeout = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new ApiError({ kind: 'timeout' })), requestTimeoutMs)
  })
  return Promise.race([navigator.serviceWorker.ready, timeout])
}

async function ownSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

function isOfKey({ options }: PushSubscription, publicKey: string): boolean {
  if (!options.applicationServerKey) return true
  const bytes = Array.from(new Uint8Array(options.applicationServerKey))
  const text = btoa(String.fromCodePoint(...bytes))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === publicKey
}

function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

/** iOS has push for apps on the home screen only. */
function isIosTab(): boolean {
  return /iPhone|iPad/.test(navigator.userAgent) || isIpadAsMac()
}

function isIpadAsMac(): boolean {
  return navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1
}

/** Name and token stay out of the storage, which outlives the session. */
async function digestOf(secret: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret))
  return Array.from(new Uint8Array(bytes, 0, 16), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
