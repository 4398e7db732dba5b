import { useEffect, useRef } from 'react'
import { FormattedMessage, FormattedTime } from 'react-intl'
import { Button } from '../ui/button.tsx'
import { Countdown } from '../ui/countdown.tsx'
import { TextField } from '../ui/field.tsx'
import { useForm } from '../ui/form.ts'
import { Callout } from '../ui/callout.tsx'
import { NewPasswordFields } from '../session/accountFields.tsx'
import { AccountHint } from '../session/accountHint.tsx'
import { normalizeRun } from '../../../contract/normalizeText.ts'
import { checkPasswordReset } from './passwordChecks.ts'
import styles from '../ui/formLayout.module.css'
import { Refusal } from '../ui/refusal.tsx'
import type { ResetFormProps } from './resetAccountForm.tsx'

const empty = { code: '', password: '', repeated: '' }

/** Asks for the mailed code and the new password. */
export function ResetCodeForm({ actor, snapshot }: ResetFormProps) {
  const form = useForm({ initial: empty, check: checkPasswordReset })
  const shown = useRef<HTMLFormElement>(null)
  useEffect(() => {
    shown.current?.querySelector<HTMLInputElement>('input[name="code"]')?.focus()
  }, [])
  return (
    <form
      ref={shown}
      className={styles.form}
      noValidate
      onSubmit={form.submit(({ code, password }) =>
        actor.send({ type: 'code.submitted', code: normalizeRun(code), password }),
      )}
      onChange={() => actor.send({ type: 'values.edited' })}
    >
      <CodeSent snapshot={snapshot} />
      <AccountHint account={snapshot.context.account} />
      <TextField
        label={<FormattedMessage id="forgot.code" defaultMessage="Code from the mail" />}
        hint={<FormattedMessage id="forgot.codeHint" defaultMessage="8 digits" />}
        field={form.field('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <NewPasswordFields fieldOf={form.field} />
      <Refusal failure={snapshot.context.failure} />
      <Button type="submit" wide busy={snapshot.hasTag('busy')}>
        <FormattedMessage id="forgot.submit" defaultMessage="Set new password" />
      </Button>
      <div className={styles.links}>
        <Resend actor={actor} snapshot={snapshot} />
        <button
          type="button"
          className={styles.link}
          onClick={() => actor.send({ type: 'account.changed' })}
        >
          <FormattedMessage id="forgot.otherAccount" defaultMessage="Another account" />
        </button>
      </div>
    </form>
  )
}

function CodeSent({ snapshot }: Pick<ResetFormProps, 'snapshot'>) {
  const { account, expiresAt } = snapshot.context
  return (
    <Callout tone="info">
      <FormattedMessage
        id="forgot.sent"
        defaultMessage="If {account} is an account with a mail address, a code is on its way there. It is good until {time}."
        values={{
          account: <strong key="account">{account}</strong>,
          time: expiresAt === null ? null : <FormattedTime key="time" value={expiresAt} />,
        }}
      />
    </Callout>
  )
}

function Resend({ actor, snapshot }: ResetFormProps) {
  const { resendAt } = snapshot.context
  return snapshot.matches({ codeSent: { resend: 'waiting' } }) && resendAt !== null ? (
    <p className={styles.soft}>
      <FormattedMessage
        id="forgot.resendIn"
        defaultMessage="No mail? Another code in {time}"
        values={{ time: <Countdown key={resendAt} until={resendAt} /> }}
      />
    </p>
  ) : (
    <button
      type="button"
      className={styles.link}
      aria-busy={snapshot.hasTag('sending') || undefined}
      aria-disabled={snapshot.hasTag('sending') || undefined}
      onClick={() => actor.send({ type: 'code.requested' })}
    >
      <FormattedMessage id="forgot.resend" defaultMessage="Send another code" />
    </button>
  )
}
