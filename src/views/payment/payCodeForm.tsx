import { useState } from 'react'
import { defineMessages, FormattedMessage } from 'react-intl'
import { useSearch } from 'wouter'
import { hrefs } from '../../routing/hrefs.ts'
import { readReturnTo } from '../../routing/guard.ts'
import { leaveTo } from '../shell/navigation.ts'
import { codeStandOf } from './usePaymentCode.ts'
import { useSetPayCode } from './useSetPayCode.ts'
import { useSession } from '../session/useSession.tsx'
import { toasts } from '../actors/toasts.ts'
import { Button } from '../ui/button.tsx'
import { PasswordField } from '../ui/field.tsx'
import { useForm } from '../ui/form.ts'
import { PasskeyToggle } from '../session/passkeyToggle.tsx'
import { AccountHint } from '../session/accountHint.tsx'
import { checkPayCode, type PayCodeFormValues, type PayCodeProof } from './payCodeChecks.ts'
import styles from '../ui/formLayout.module.css'
import { Refusal } from '../ui/refusal.tsx'
import { Countdown } from '../ui/countdown.tsx'
import { Callout } from '../ui/callout.tsx'

const messages = defineMessages({
  set: { id: 'payCode.set', defaultMessage: 'Payment code set' },
})

const empty: PayCodeFormValues = { oldPayCode: '', password: '', payCode: '', repeated: '' }

/** `isSet` is null where the host doesn't say. The old code is optional then. */
export function PayCodeForm({ isSet }: { isSet: boolean | null }) {
  const returnTo = readReturnTo(useSearch())
  const { userInfo, refreshInfo } = useSession()
  const [isForgotten, setForgotten] = useState(false)
  const [isByPasskey, setByPasskey] = useState(false)
  const newProof = isByPasskey ? 'passkey' : 'password'
  const proof: PayCodeProof = isSet === false ? 'none' : isForgotten ? newProof : 'oldPayCode'
  const proofIn = ({ oldPayCode }: PayCodeFormValues): PayCodeProof =>
    isSet === null && proof === 'oldPayCode' && oldPayCode === '' ? 'none' : proof
  const form = useForm({
    initial: { ...empty },
    check: (values) => checkPayCode(values, proofIn(values)),
  })
  const setting = useSetPayCode(() => {
    toasts.success(messages.set)
    leaveTo(returnTo === '/' ? hrefs.me() : returnTo)
  })
  const lock = setting.lock ?? (proof === 'oldPayCode' ? codeStandOf(userInfo).lock : null)

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={form.submit((values) => setting.submit(sentBy(values, proofIn(values))))}
      onChange={setting.edited}
    >
      <p className={styles.soft}>
        {isSet !== false ? (
          <FormattedMessage
            id="payCode.leadChange"
            defaultMessage="The payment code confirms every payment from your balance."
          />
        ) : (
          <FormattedMessage
            id="payCode.leadFirst"
            defaultMessage="Choose 6 to 12 digits. They confirm every payment from your balance, so keep them to yourself."
          />
        )}
      </p>
      {proof === 'oldPayCode' ? (
        <PasswordField
          label={<FormattedMessage id="payCode.old" defaultMessage="Old payment code" />}
          field={form.field('oldPayCode')}
          optional={isSet === null}
          isDigits
        />
      ) : null}
      {proof === 'password' ? (
        <>
          <AccountHint account={userInfo?.account} />
          <PasswordField
            label={<FormattedMessage id="payCode.password" defaultMessage="Login password" />}
            field={form.field('password')}
            autoComplete="current-password"
          />
        </>
      ) : null}
      {isForgotten && isSet !== false ? (
        <PasskeyToggle
          isOn={isByPasskey}
          onToggle={() => {
            setByPasskey(!isByPasskey)
            setting.edited()
          }}
        />
      ) : null}
      <PasswordField
        label={<FormattedMessage id="payCode.new" defaultMessage="New payment code" />}
        hint={<FormattedMessage id="payCode.hint" defaultMessage="6 to 12 digits" />}
        field={form.field('payCode')}
        isDigits
      />
      <PasswordField
        label={<FormattedMessage id="payCode.repeated" defaultMessage="New payment code again" />}
        field={form.field('repeated')}
        isDigits
      />
      {lock ? (
        <PayCodeLock
          until={lock.until}
          onOver={() => {
            setting.edited()
            refreshInfo()
          }}
        />
      ) : (
        <Refusal failure={setting.failure} />
      )}
      <Button type="submit" wide busy={setting.busy}>
        {isSet !== false ? (
          <FormattedMessage id="payCode.submitChange" defaultMessage="Change payment code" />
        ) : (
          <FormattedMessage id="payCode.submitFirst" defaultMessage="Set payment code" />
        )}
      </Button>
      {isSet !== false ? (
        <button
          type="button"
          className={styles.link}
          onClick={() => {
            setForgotten(!isForgotten)
            setting.edited()
          }}
        >
          {isForgotten ? (
            <FormattedMessage
              id="payCode.useOld"
              defaultMessage="Use the old payment code instead"
            />
          ) : (
            <FormattedMessage
              id="payCode.forgotten"
              defaultMessage="Forgotten? Use your login password"
            />
          )}
        </button>
      ) : null}
    </form>
  )
}

function sentBy({ payCode, oldPayCode, password }: PayCodeFormValues, proof: PayCodeProof) {
  switch (proof) {
    case 'none':
      return { payCode, oldPayCode: '' }
    case 'oldPayCode':
      return { payCode, oldPayCode }
    case 'password':
      return { payCode, password }
    case 'passkey':
      return { payCode, byPasskey: true as const }
  }
}

/**
 * Shown after too many wrong payment codes. `until` is null when only the login password unlocks
 * it.
 */
function PayCodeLock({ until, onOver }: { until: string | null; onOver: () => void }) {
  return (
    <Callout tone="bad">
      {until === null ? (
        <FormattedMessage
          id="payCode.lockedUntilReset"
          defaultMessage="Too many wrong payment codes. Set a new one with your login password."
        />
      ) : (
        <FormattedMessage
          id="payCode.lockedFor"
          defaultMessage="Too many wrong payment codes. The old one is taken again in {time}; your login password works at once."
          values={{ time: <Countdown key={until} until={until} onEnd={onOver} /> }}
        />
      )}
    </Callout>
  )
}
