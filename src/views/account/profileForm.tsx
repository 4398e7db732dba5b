import { useEffect, useState } from 'react'
import { defineMessages, FormattedMessage } from 'react-intl'
import { longest } from '../../../contract/limits.ts'
import { hrefs } from '../../routing/hrefs.ts'
import { leaveTo } from '../shell/navigation.ts'
import { usePhones } from '../session/phones.ts'
import { useSaveProfile } from './useProfile.ts'
import { toasts } from '../actors/toasts.ts'
import { Button } from '../ui/button.tsx'
import { PasswordField, TextField } from '../ui/field.tsx'
import { useForm } from '../ui/form.ts'
import { readEmail } from '../session/accountRules.ts'
import { EmailField, MobileField } from '../session/accountFields.tsx'
import { PasskeyToggle } from '../session/passkeyToggle.tsx'
import { AccountHint } from '../session/accountHint.tsx'
import { checkProfile } from './profileChecks.ts'
import type { ProfileFormValues } from './profileChecks.ts'
import styles from '../ui/formLayout.module.css'
import { ProfilePicture } from './profilePicture.tsx'
import { Refusal } from '../ui/refusal.tsx'
import type { KnownShopper } from './walletCard.tsx'

const messages = defineMessages({
  saved: { id: 'profile.saved', defaultMessage: 'Profile saved' },
})

export function ProfileForm({ userInfo }: { userInfo: NonNullable<KnownShopper> }) {
  const [initial] = useState(() => valuesOf(userInfo))
  const { read: readPhone, group: groupPhone, library } = usePhones()
  const [picture, setPicture] = useState(userInfo.picture)
  const [isByPasskey, setByPasskey] = useState(false)
  const form = useForm({
    initial: { ...initial },
    check: (values) => checkProfile(values, initial.email, readPhone, { isByPasskey }),
    isReady: library !== 'coming',
  })
  const { setValues } = form
  // The screen stays mounted when the shopper leaves it, so the typed password is removed here.
  useEffect(() => () => setValues((values) => ({ ...values, password: '' })), [setValues])
  const movesMail = readEmail(form.values.email) !== initial.email
  const saving = useSaveProfile(() => {
    toasts.success(messages.saved)
    leaveTo(hrefs.me())
  })
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={form.submit(({ password, ...values }) =>
        saving.submit({
          ...values,
          mobile: readPhone(values.mobile) ?? '',
          picture: picture?.id ?? null,
          ...(movesMail ? (isByPasskey ? { byPasskey: true as const } : { password }) : {}),
        }),
      )}
      onChange={saving.edited}
    >
      <ProfilePicture account={userInfo.account} picture={picture} onChange={setPicture} />
      <div className={styles.pair}>
        <TextField
          label={<FormattedMessage id="profile.givenName" defaultMessage="Given name" />}
          optional
          field={form.field('givenName')}
          autoComplete="given-name"
          maxLength={longest.personName}
        />
        <TextField
          label={<FormattedMessage id="profile.familyName" defaultMessage="Family name" />}
          optional
          field={form.field('familyName')}
          autoComplete="family-name"
          maxLength={longest.personName}
        />
      </div>
      <div className={styles.pair}>
        <MobileField field={form.field('mobile')} group={groupPhone} />
        <EmailField
          hint={
            <FormattedMessage
              id="profile.emailHint"
              defaultMessage="Codes for a forgotten password go there."
            />
          }
          field={form.field('email')}
        />
      </div>
      <AccountHint account={userInfo.account} />
      {movesMail && !isByPasskey ? (
        <PasswordField
          label={<FormattedMessage id="payCode.password" defaultMessage="Login password" />}
          hint={
            <FormattedMessage
              id="profile.passwordHint"
              defaultMessage="Another email needs your password."
            />
          }
          field={form.field('password')}
          autoComplete="current-password"
        />
      ) : null}
      {movesMail ? (
        <PasskeyToggle
          isOn={isByPasskey}
          onToggle={() => {
            setByPasskey(!isByPasskey)
            saving.edited()
          }}
        />
      ) : null}
      <Refusal failure={saving.failure} />
      <Button type="submit" wide busy={saving.busy || form.isWaiting}>
        <FormattedMessage id="profile.save" defaultMessage="Save profile" />
      </Button>
    </form>
  )
}

/** The form's initial values. When they change, the form restarts with the new ones. */
export function valuesOf(userInfo: NonNullable<KnownShopper>): ProfileFormValues {
  const { familyName, givenName, email, mobile } = userInfo
  return { givenName, familyName, mobile: mobile ?? '', email: email ?? '', password: '' }
}
