import { FormattedMessage } from 'react-intl'
import { Link } from 'wouter'
import { hrefs } from '../../routing/hrefs.ts'
import { useChangePassword } from './usePasswords.ts'
import { useSession } from '../session/useSession.tsx'
import { Button } from '../ui/button.tsx'
import { PasswordField } from '../ui/field.tsx'
import { useForm } from '../ui/form.ts'
import { NewPasswordFields } from '../session/accountFields.tsx'
import { AccountHint } from '../session/accountHint.tsx'
import { checkPasswordChange } from './passwordChecks.ts'
import styles from '../ui/formLayout.module.css'
import { Refusal } from '../ui/refusal.tsx'

const empty = { oldPassword: '', password: '', repeated: '' }

export function PasswordForm() {
  const form = useForm({ initial: empty, check: checkPasswordChange })
  const changing = useChangePassword()
  const { userInfo } = useSession()
  return (
    <form
      className={styles.form}
      method="dialog"
      noValidate
      onSubmit={form.submit(({ oldPassword, password }) =>
        changing.submit({ oldPassword, password }),
      )}
      onChange={changing.edited}
    >
      <p className={styles.soft}>
        <FormattedMessage
          id="password.lead"
          defaultMessage="Every device is signed out afterwards, this one too."
        />
      </p>
      <AccountHint account={userInfo?.account} />
      <PasswordField
        label={<FormattedMessage id="password.old" defaultMessage="Old password" />}
        field={form.field('oldPassword')}
        autoComplete="current-password"
      />
      <NewPasswordFields fieldOf={form.field} />
      <Refusal failure={changing.failure} />
      <Button type="submit" wide busy={changing.busy}>
        <FormattedMessage id="password.submit" defaultMessage="Change password" />
      </Button>
      <div className={styles.links}>
        <Link href={hrefs.forgotPassword()} className={styles.link}>
          <FormattedMessage id="login.forgot" defaultMessage="Forgot password" />
        </Link>
      </div>
    </form>
  )
}
