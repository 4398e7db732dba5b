/** A hidden field that names the account for password managers. */
export function AccountHint({ account }: { account: string | null | undefined }) {
  return <input type="text" hidden readOnly autoComplete="username" value={account ?? ''} />
}
