/** Tells password managers whose password a form is about. */
export function AccountHint({ account }: { account: string | null | undefined }) {
  return <input type="text" hidden readOnly autoComplete="username" value={account ?? ''} />
}
