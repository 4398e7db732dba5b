/** Normalizes a mail address, because one mailbox has many: `noor+shop@…` and `Noor@…`. */
export function mailboxOf(address: string): string {
  return address.toLowerCase().replace(/\+[^@]*@/, '@')
}

export function mailAddressOf({
  email,
  account,
}: {
  email: string | null
  account: string
}): string | null {
  return email ?? (account.includes('@') ? account : null)
}
