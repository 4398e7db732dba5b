/** What a push service answered. */
export type PushOutcome =
  | { type: 'sent' }
  /** The subscription ended. */
  | { type: 'gone' }
  /** Not now. The push service may say how long to wait. */
  | { type: 'later'; afterSeconds: number }
  /** Never: trying again would change nothing. */
  | { type: 'refused' }

export interface PushSender {
  /** Encrypts and sends one message. It never throws. */
  send(message: {
    subscription: { endpoint: string; p256dh: string; auth: string }
    payload: string
    ttlSeconds: number
    /** The push service keeps only the newest undelivered message of a topic. */
    topic: string
  }): Promise<PushOutcome>
}
