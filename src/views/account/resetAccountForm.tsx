import { FormattedMessage } from 'react-intl'
import { Link } from 'wouter'
import { hrefs } from '../../routing/hrefs.ts'
import type { usePasswordReset } from './usePasswordReset.ts'
import { Button } from '../ui/button.tsx'
import { useForm } from '../ui/form.ts'
import { AccountField } from '../session/accountFields.tsx'
import { checkAccount } from './passwordChecks.ts'
import styles from '../ui/formLayout.module.css'
import { Refusal } from '../ui/refusal.tsx'

export type ResetFormProps = ReturnType<typeof usePasswordReset>

/** Asks for the account whose password was forgotten. */
export function ResetAccountForm({ actor, snapshot }: ResetFormProps) {
  const { account, failure } = snapshot.context
  const form = useForm({ initial: { account }, check: checkAccount })
  return (
    <form
      className={styles.form}
      method="dialog"
      noValidate
      onSubmit={form.submit((values) => actor.send({ type: 'account.submitted', ...values }))}
      onChange={() => actor.send({ type: 'values.edited' })}
    >
      <p className={styles.soft}>
        <FormattedMessage
          id="forgot.lead"
          defaultMessage="We mail an 8-digit code to the address of your account. With it you choose a new password."
        />
      </p>
      <AccountField field={form.field('account')} />
      <Refusal failure={failure} />
      <Button type="submit" wide busy={snapshot.hasTag('sending')}>
        <FormattedMessage id="forgot.send" defaultMessage="Send code" />
      </Button>
      <div className={styles.links}>
        <Link href={hrefs.login()} replace className={styles.link}>
          <FormattedMessage id="forgot.toLogin" defaultMessage="Back to sign in" />
        </Link>
      </div>
    </form>
  )
}
