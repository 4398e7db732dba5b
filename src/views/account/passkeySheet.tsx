import { useState } from 'react'
import { defineMessages, FormattedMessage } from 'react-intl'
import { longest } from '../../../contract/limits.ts'
import type { Passkeys } from '../../../contract/passkeys.ts'
import { useSession } from '../session/useSession.tsx'
import { PasskeyToggle } from '../session/passkeyToggle.tsx'
import { AccountHint } from '../session/accountHint.tsx'
import { toasts } from '../actors/toasts.ts'
import { Button } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import { PasswordField, TextField } from '../ui/field.tsx'
import { errorsOf } from '../ui/fieldRules.ts'
import { useForm } from '../ui/form.ts'
import formStyles from '../ui/formLayout.module.css'
import { Refusal } from '../ui/refusal.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { deviceOf } from './device.ts'
import { useChangePasskeys } from './usePasskeys.ts'
import type { PasskeyChange, PasskeyTask } from './usePasskeys.ts'

const messages = defineMessages({
  password: { id: 'deletion.passwordMissing', defaultMessage: 'Please fill in your password' },
  name: { id: 'passkeys.nameMissing', defaultMessage: 'Please give the passkey a name' },
  add: { id: 'passkeys.doneAdd', defaultMessage: 'Passkey added' },
  rename: { id: 'passkeys.doneRename', defaultMessage: 'Passkey renamed' },
  remove: { id: 'passkeys.doneRemove', defaultMessage: 'Passkey removed' },
  require: { id: 'passkeys.doneRequire', defaultMessage: 'Saved' },
})

interface PasskeySheetProps {
  /** Null: the sheet is closed. */
  task: PasskeyTask | null
  onDone: (changed: Passkeys | null) => void
}

/** Asks for what a change needs: a name, and the password or another passkey. */
export function PasskeySheet({ task, onDone }: PasskeySheetProps) {
  const [noAnswer, setNoAnswer] = useState<Exclude<PasskeyChange['type'], 'changed'> | null>(null)
  const changing = useChangePasskeys((answer) => {
    if (answer.type !== 'changed') return setNoAnswer(answer.type)
    if (task) toasts.success(messages[task.type])
    return onDone(answer.passkeys)
  })
  const close = () => {
    changing.edited()
    setNoAnswer(null)
    onDone(null)
  }
  return (
    <Sheet
      open={task !== null}
      busy={changing.busy}
      onClose={close}
      title={task ? <Title task={task} /> : null}
    >
      {task ? (
        <PasskeyForm
          key={'passkey' in task ? `${task.type} ${task.passkey.id}` : task.type}
          task={task}
          changing={changing}
          noAnswer={noAnswer}
          onEdited={() => {
            setNoAnswer(null)
            changing.edited()
          }}
        />
      ) : null}
    </Sheet>
  )
}

function PasskeyForm({
  task,
  changing,
  noAnswer,
  onEdited,
}: {
  task: PasskeyTask
  changing: ReturnType<typeof useChangePasskeys>
  noAnswer: Exclude<PasskeyChange['type'], 'changed'> | null
  onEdited: () => void
}) {
  const { userInfo } = useSession()
  const isNamed = task.type === 'add' || task.type === 'rename'
  const isProven = task.type !== 'rename'
  const [isByPasskey, setByPasskey] = useState(false)
  const form = useForm({
    initial: {
      name: task.type === 'rename' ? task.passkey.name : task.type === 'add' ? thisDevice() : '',
      password: '',
    },
    check: ({ name, password }) =>
      errorsOf<{ name: string; password: string }>({
        name: isNamed && name.trim() === '' ? messages.name : null,
        password: isProven && !isByPasskey && password === '' ? messages.password : null,
      }),
  })
  return (
    <form
      className={formStyles.form}
      noValidate
      onChange={onEdited}
      onSubmit={form.submit(({ name, password }) =>
        changing.submit({ task, name, identity: isByPasskey ? 'passkey' : { password } }),
      )}
    >
      <Explained task={task} />
      {isNamed ? (
        <TextField
          label={<FormattedMessage id="passkeys.name" defaultMessage="Name" />}
          hint={
            <FormattedMessage
              id="passkeys.nameHint"
              defaultMessage="For yourself, such as the device it is on."
            />
          }
          field={form.field('name')}
          maxLength={longest.passkeyName}
          autoComplete="off"
        />
      ) : null}
      {isProven && !isByPasskey ? (
        <>
          <AccountHint account={userInfo?.account} />
          <PasswordField
            label={<FormattedMessage id="payCode.password" defaultMessage="Login password" />}
            field={form.field('password')}
            autoComplete="current-password"
          />
        </>
      ) : null}
      {noAnswer === null ? (
        <Refusal failure={changing.failure} />
      ) : (
        <Callout tone={noAnswer === 'cancelled' ? 'info' : 'bad'}>
          <NoAnswer type={noAnswer} />
        </Callout>
      )}
      <Button
        type="submit"
        wide
        variant={task.type === 'remove' ? 'danger' : undefined}
        busy={changing.busy}
      >
        <Title task={task} />
      </Button>
      {isProven && !changing.busy ? (
        <PasskeyToggle
          isOn={isByPasskey}
          onToggle={() => {
            setByPasskey(!isByPasskey)
            onEdited()
          }}
        />
      ) : null}
    </form>
  )
}

function thisDevice(): string {
  const { browser, system } = deviceOf(navigator.userAgent)
  return [system, browser].filter((name) => name !== null).join(', ')
}

function Title({ task }: { task: PasskeyTask }) {
  switch (task.type) {
    case 'add':
      return <FormattedMessage id="passkeys.add" defaultMessage="Add a passkey" />
    case 'rename':
      return <FormattedMessage id="passkeys.renameTitle" defaultMessage="Rename passkey" />
    case 'remove':
      return <FormattedMessage id="passkeys.removeTitle" defaultMessage="Remove passkey" />
    case 'require':
      return task.isRequired ? (
        <FormattedMessage id="passkeys.requireTitle" defaultMessage="Require a passkey" />
      ) : (
        <FormattedMessage id="passkeys.waiveTitle" defaultMessage="Allow the payment code again" />
      )
  }
}

function Explained({ task }: { task: PasskeyTask }) {
  return task.type === 'rename' ? null : (
    <p className={formStyles.soft}>
      {task.type === 'require' && task.isRequired ? (
        <FormattedMessage
          id="passkeys.requireLead"
          defaultMessage="From now on the payment code alone pays nothing. If you lose every passkey, remove them here with your password."
        />
      ) : (
        <FormattedMessage
          id="passkeys.delayLead"
          defaultMessage="To protect you, large withdrawals wait 24 hours after this change, and we tell you by mail."
        />
      )}
    </p>
  )
}

function NoAnswer({ type }: { type: Exclude<PasskeyChange['type'], 'changed'> }) {
  switch (type) {
    case 'cancelled':
      return (
        <FormattedMessage
          id="passkeys.cancelled"
          defaultMessage="Not confirmed. Nothing changed."
        />
      )
    case 'known':
      return (
        <FormattedMessage
          id="passkeys.known"
          defaultMessage="This device has a passkey for your account already."
        />
      )
    case 'unsupported':
      return (
        <FormattedMessage
          id="passkeys.unsupported"
          defaultMessage="This browser can’t use passkeys here."
        />
      )
  }
}
