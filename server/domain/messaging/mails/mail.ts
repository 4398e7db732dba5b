export interface Mail {
  to: string
  subject: string
  text: string
  /** The same each time the same mail is sent, so that a double is known for one. */
  id?: string
}

export interface Mailer {
  send(mail: Mail): Promise<void>
}
