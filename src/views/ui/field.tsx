import { Eye, EyeOff } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import type { ChangeEvent, ComponentProps, ReactNode, RefObject } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { classNames } from './classNames.ts'
import { nameEnterKey, onEnterKey } from './enterKey.ts'
import styles from './field.module.css'
import type { FieldBinding } from './form.ts'
import { digitsOf, positionOf } from './grouping.ts'
import type { Group } from './grouping.ts'

interface FrameProps {
  label: ReactNode
  hint?: ReactNode
  optional?: boolean
}

type InputExtras = Pick<
  ComponentProps<'input'>,
  | 'type'
  | 'autoComplete'
  | 'inputMode'
  | 'placeholder'
  | 'maxLength'
  | 'autoCapitalize'
  | 'disabled'
  | 'enterKeyHint'
>

export function TextField({
  label,
  hint,
  optional,
  field,
  isAmount = false,
  isMasked = false,
  group = asTyped,
  trailing,
  takesFocus = false,
  enterKeyHint = 'go',
  ...extras
}: FrameProps &
  InputExtras & {
    field: FieldBinding<string>
    /** Shows a dollar sign in front of the text. */
    isAmount?: boolean
    /** Shows dots in place of the text. */
    isMasked?: boolean
    /** Groups the digits of a number while it is typed. */
    group?: Group
    trailing?: ReactNode
    /** Names the Enter key in the last field of the form. In all others it is "next". */
    enterKeyHint?: ComponentProps<'input'>['enterKeyHint']
    /** Focuses the field when the form appears, unless another field has the focus. */
    takesFocus?: boolean | undefined
  }) {
  const isFull = isFullOf(field.value, extras.maxLength)
  const ids = useFieldIds(field.error !== undefined, hint !== undefined || isFull)
  const input = useTypedBefore(field)
  const grouped = useGrouped(field, group, input)
  useEffect(() => {
    if (takesFocus && !isTyping()) input.current?.focus({ preventScroll: true })
  }, [takesFocus, input])
  return (
    <FieldFrame
      label={label}
      hint={isFull ? <FullText most={extras.maxLength} /> : hint}
      optional={optional}
      ids={ids}
      error={field.error}
    >
      <span
        className={classNames(styles.box, isAmount && styles.amount, field.error && styles.wrong)}
      >
        <input
          {...extras}
          ref={input}
          id={ids.input}
          className={styles.input}
          data-masked={isMasked || undefined}
          dir="auto"
          name={field.name}
          {...grouped}
          aria-invalid={field.error !== undefined}
          aria-describedby={ids.describedBy}
          onBlur={(event) => field.onBlur(event.relatedTarget)}
          onFocus={(event) => nameEnterKey(event.currentTarget, enterKeyHint)}
          onKeyDown={onEnterKey}
        />
        {trailing}
      </span>
    </FieldFrame>
  )
}

const asTyped: Group = (text) => text

/**
 * Shows the text grouped, with the caret after the same digit. During a composition (an input
 * method editor) the text stays as it is, because a change would end it.
 */
function useGrouped(
  { value, onChange }: FieldBinding<string>,
  group: Group,
  input: RefObject<HTMLInputElement | null>,
) {
  const [isComposing, setComposing] = useState(false)
  const [caret, setCaret] = useState<{ digits: number; isForward: boolean } | null>(null)
  const shown = isComposing ? value : group(value)
  const placeCaret = useEffectEvent(() => {
    if (caret === null || isComposing) return
    const position = positionOf(shown, caret.digits, caret.isForward)
    input.current?.setSelectionRange(position, position)
  })
  useLayoutEffect(() => placeCaret(), [caret, isComposing])
  return {
    value: shown,
    onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      const typed = target.value
      const digits = digitsOf(typed.slice(0, target.selectionStart ?? 0)).length
      const isForward = (nativeEvent as InputEvent).inputType === 'deleteContentForward'
      setCaret(group(typed) === typed ? null : { digits, isForward })
      onChange(typed)
    },
    onCompositionStart: () => setComposing(true),
    onCompositionEnd: () => setComposing(false),
  }
}

function isFullOf(value: string, most: number | undefined): boolean {
  return most !== undefined && value.length >= most
}

/** A browser silently cuts off text beyond the maximum length. */
function FullText({ most = 0 }: { most: number | undefined }) {
  return (
    <span role="status">
      <FormattedMessage
        id="shared.fieldFull"
        defaultMessage="No more than {most, number} characters fit here."
        values={{ most }}
      />
    </span>
  )
}

/** Takes over text typed into the server-rendered page before hydration. */
function useTypedBefore({ value, onChange }: FieldBinding<string>) {
  const input = useRef<HTMLInputElement>(null)
  const takeOver = useEffectEvent(() => {
    const typed = input.current?.value ?? ''
    if (typed !== value) onChange(typed)
  })
  useEffect(() => takeOver(), [])
  return input
}

function isTyping(): boolean {
  return document.activeElement?.matches('input, textarea, select') ?? false
}

/** An amount in dollars, with the sign in front. A typed or pasted sign is not repeated. */
export function AmountField({
  field,
  ...props
}: FrameProps &
  Pick<InputExtras, 'enterKeyHint'> & { field: FieldBinding<string>; trailing?: ReactNode }) {
  return (
    <TextField
      {...props}
      isAmount
      inputMode="decimal"
      autoComplete="off"
      field={{
        ...field,
        onChange: (text) => field.onChange(text.replace(/^\s*(?:US ?)?[$\uff04]\s*/i, '')),
      }}
    />
  )
}

/** A button inside a field's box that fills the field. */
export function InsetButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className={styles.inset} onClick={onClick}>
      {children}
    </button>
  )
}

/**
 * A text that is hidden until it is revealed. A code of digits is no password: `type="password"`
 * would offer it to password managers, so it is masked by style alone.
 */
export function PasswordField({
  isDigits = false,
  ...props
}: FrameProps & Omit<InputExtras, 'type'> & { field: FieldBinding<string>; isDigits?: boolean }) {
  const intl = useIntl()
  const [shown, setShown] = useState(false)
  return (
    <TextField
      {...props}
      type={shown || isDigits ? 'text' : 'password'}
      isMasked={isDigits && !shown}
      {...(isDigits ? { inputMode: 'numeric', autoComplete: 'off' } : {})}
      autoCapitalize="none"
      trailing={
        <button
          type="button"
          className={styles.reveal}
          aria-pressed={shown}
          aria-label={intl.formatMessage({
            id: 'shared.showPassword',
            defaultMessage: 'Show what is typed',
          })}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff size={20} aria-hidden /> : <Eye size={20} aria-hidden />}
        </button>
      }
    />
  )
}

export function AreaField({
  label,
  hint,
  optional,
  field,
  rows = 3,
  ...extras
}: FrameProps &
  Pick<ComponentProps<'textarea'>, 'autoComplete' | 'maxLength'> & {
    field: FieldBinding<string>
    rows?: number
  }) {
  const isFull = isFullOf(field.value, extras.maxLength)
  const ids = useFieldIds(field.error !== undefined, hint !== undefined || isFull)
  return (
    <FieldFrame
      label={label}
      hint={isFull ? <FullText most={extras.maxLength} /> : hint}
      optional={optional}
      ids={ids}
      error={field.error}
    >
      <textarea
        {...extras}
        id={ids.input}
        dir="auto"
        className={classNames(styles.box, styles.area, field.error && styles.wrong)}
        name={field.name}
        rows={rows}
        value={field.value}
        aria-invalid={field.error !== undefined}
        aria-describedby={ids.describedBy}
        onChange={(event) => field.onChange(event.target.value)}
        onBlur={(event) => field.onBlur(event.relatedTarget)}
      />
    </FieldFrame>
  )
}

export function SelectField({
  label,
  hint,
  optional,
  field,
  autoComplete,
  children,
}: FrameProps & { field: FieldBinding<string>; autoComplete?: string; children: ReactNode }) {
  const ids = useFieldIds(field.error !== undefined, hint !== undefined)
  return (
    <FieldFrame label={label} hint={hint} optional={optional} ids={ids} error={field.error}>
      <select
        id={ids.input}
        className={classNames(styles.box, styles.select, field.error && styles.wrong)}
        name={field.name}
        value={field.value}
        autoComplete={autoComplete}
        aria-invalid={field.error !== undefined}
        aria-describedby={ids.describedBy}
        onChange={(event) => field.onChange(event.target.value)}
        onBlur={(event) => field.onBlur(event.relatedTarget)}
      >
        {children}
      </select>
    </FieldFrame>
  )
}

export function CheckField({ label, field }: { label: ReactNode; field: FieldBinding<boolean> }) {
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        name={field.name}
        checked={field.value}
        onChange={(event) => field.onChange(event.target.checked)}
      />
      <span>{label}</span>
    </label>
  )
}

interface FieldIds {
  input: string
  hint: string
  error: string
  describedBy: string | undefined
}

function useFieldIds(hasError: boolean, hasHint: boolean): FieldIds {
  const input = useId()
  const hint = `${input}-hint`
  const error = `${input}-error`
  return { input, hint, error, describedBy: hasError ? error : hasHint ? hint : undefined }
}

function FieldFrame({
  label,
  hint,
  optional = false,
  ids,
  error,
  children,
}: {
  label: ReactNode
  hint: ReactNode
  optional: boolean | undefined
  ids: FieldIds
  error: FieldBinding<string>['error']
  children: ReactNode
}) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={ids.input}>
        {label}
        {optional ? (
          <span className={styles.optional}>
            <FormattedMessage id="shared.optional" defaultMessage="optional" />
          </span>
        ) : null}
      </label>
      {children}
      {error ? (
        <p id={ids.error} className={styles.error} role="alert">
          <FormattedMessage {...error} />
        </p>
      ) : hint ? (
        <p id={ids.hint} className={styles.hint}>
          {hint}
        </p>
      ) : null}
    </div>
  )
}
