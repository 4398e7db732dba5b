export interface Mail {
  to: string
  subject: string
  text: string
  /** Equal for every try of the same mail, so that receivers can drop duplicates. */
  id?: string
}

export interface Mailer {
  send(mail: Mail): Promise<void>
}
