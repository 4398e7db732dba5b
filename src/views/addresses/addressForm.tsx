import { useMemo, useState } from 'react'
import type { MouseEvent, MouseEventHandler, ReactNode } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { useSaveAddress } from './useAddresses.ts'
import type { Address, AddressValues } from './useAddresses.ts'
import { countryCodes } from '../../../contract/countryCodes.ts'
import { longest } from '../../../contract/limits.ts'
import { normalizeText } from '../../../contract/normalizeText.ts'
import { hasDigitPostcodes, splitArea } from '../../../contract/postcode.ts'
import { countryCodeHint } from '../session/accountFields.tsx'
import { usePhones } from '../session/phones.ts'
import { toasts } from '../actors/toasts.ts'
import { Button } from '../ui/button.tsx'
import { ChoiceChip } from '../ui/chip.tsx'
import { AreaField, CheckField, SelectField, TextField } from '../ui/field.tsx'
import { useForm } from '../ui/form.ts'
import { addressTags, useTagText } from './addressTags.ts'
import { checkAddress } from './addressChecks.ts'
import { areaLabelOf, onlyPlaceOf, partsOf, postcodeLabelOf } from './addressFormat.ts'
import type { AddressPart } from './addressFormat.ts'
import styles from '../ui/formLayout.module.css'
import { Refusal } from '../ui/refusal.tsx'
import { useCountryName } from '../ui/useCountryName.ts'

const messages = defineMessages({
  saved: { id: 'addressForm.saved', defaultMessage: 'Address saved' },
})

export function AddressForm({
  id,
  initial,
  takesFocus = false,
  onSaved,
}: {
  id: number | null
  initial: AddressValues
  /** Focuses the first field when the form opens. */
  takesFocus?: boolean
  onSaved: (saved: Address) => void
}) {
  const intl = useIntl()
  const { read: readPhone, group: groupPhone, library } = usePhones()
  const form = useForm({
    initial,
    check: (values) => checkAddress(values, readPhone),
    isReady: library !== 'coming',
  })
  const saving = useSaveAddress(id, (saved) => {
    toasts.success(messages.saved)
    onSaved(saved)
  })
  const tag = form.field('tag')
  const tagText = useTagText()
  const { country } = form.values
  // The area that contained a postcode, before the form moved it. `isBack`: the shopper undid the
  // move.
  const [moved, setMoved] = useState<{ area: string; postcode: string; isBack: boolean } | null>(
    null,
  )
  const isMoved = moved !== null && !moved.isBack && moved.postcode === form.values.postcode
  const area = {
    ...form.field('area'),
    onBlur: (next: EventTarget | null) => {
      const { area: typed, postcode } = form.values
      const found = postcode === '' && moved?.area !== typed ? splitArea(typed, country) : null
      if (found !== null) {
        form.setValues((values) => ({ ...values, ...found }))
        setMoved({ area: typed, postcode: found.postcode, isBack: false })
      }
      form.field('area').onBlur(next)
    },
  }
  const putBack = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    if (moved === null) return
    form.setValues((values) => ({ ...values, area: moved.area, postcode: '' }))
    setMoved({ ...moved, isBack: true })
    // The button disappears, so the focus moves to the field.
    const field = currentTarget.form?.elements.namedItem('area')
    if (field instanceof HTMLElement) field.focus()
  }

  const areaLabel = intl.formatMessage(areaLabelOf(country))
  const parts: Record<AddressPart, ReactNode> = {
    detail: (
      <AreaField
        key="detail"
        label={<FormattedMessage id="addressForm.detail" defaultMessage="Detailed address" />}
        hint={
          <FormattedMessage
            id="addressForm.detailHint"
            defaultMessage="Street, number, building, floor"
          />
        }
        field={form.field('detail')}
        autoComplete="street-address"
        rows={2}
        maxLength={longest.detail}
      />
    ),
    area: (
      <TextField
        key="area"
        label={areaLabel}
        optional={onlyPlaceOf(country) !== null}
        field={area}
        autoComplete="address-level2"
        maxLength={longest.area}
      />
    ),
    postcode: (
      <TextField
        key="postcode"
        label={<FormattedMessage {...postcodeLabelOf(country)} />}
        hint={isMoved ? <MovedHint from={areaLabel} onUndo={putBack} /> : undefined}
        field={form.field('postcode')}
        autoComplete="postal-code"
        autoCapitalize="characters"
        inputMode={hasDigitPostcodes(country) ? 'numeric' : 'text'}
      />
    ),
  }

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={form.submit(({ mobile, ...values }) =>
        saving.submit({
          ...values,
          area: normalizeText(values.area) || (onlyPlaceOf(values.country) ?? ''),
          mobile: readPhone(mobile, values.country) ?? mobile,
        }),
      )}
      onChange={saving.edited}
    >
      <TextField
        label={<FormattedMessage id="addressForm.addressee" defaultMessage="Full name" />}
        field={form.field('addressee')}
        autoComplete="name"
        maxLength={longest.addressee}
        takesFocus={takesFocus}
      />
      <CountryField field={form.field('country')} />
      {partsOf(country, intl.locale).map((part) => parts[part])}
      <TextField
        label={<FormattedMessage id="addressForm.mobile" defaultMessage="Mobile phone" />}
        hint={library === 'missing' ? countryCodeHint : undefined}
        field={form.field('mobile')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        group={(text) => groupPhone(text, country)}
      />
      <TextField
        label={<FormattedMessage id="addressForm.tag" defaultMessage="Tag" />}
        field={tag}
        autoComplete="off"
        maxLength={longest.addressTag}
      />
      <div className={styles.tags}>
        {Object.values(addressTags).map((suggestion) => {
          const text = intl.formatMessage(suggestion)
          return (
            <ChoiceChip
              key={suggestion.id}
              pressed={tagText(tag.value) === text}
              onClick={() => tag.onChange(text)}
            >
              {text}
            </ChoiceChip>
          )
        })}
      </div>
      <CheckField
        label={<FormattedMessage id="addressForm.default" defaultMessage="Use as default" />}
        field={form.field('isDefault')}
      />
      <Refusal failure={saving.failure} />
      <Button type="submit" wide busy={saving.busy || form.isWaiting}>
        <FormattedMessage id="addressForm.save" defaultMessage="Save address" />
      </Button>
    </form>
  )
}

/**
 * Many shoppers type the postcode after the place, as on an envelope. The form moves it visibly and
 * offers an undo.
 */
function MovedHint({
  from,
  onUndo,
}: {
  from: string
  onUndo: MouseEventHandler<HTMLButtonElement>
}) {
  return (
    <span role="status">
      <FormattedMessage
        id="addressForm.postcodeMoved"
        defaultMessage="Taken from the end of “{from}”."
        values={{ from }}
      />{' '}
      <button type="button" className={styles.link} onClick={onUndo}>
        <FormattedMessage id="addressForm.putBack" defaultMessage="Put it back" />
      </button>
    </span>
  )
}

function CountryField({ field }: { field: Parameters<typeof SelectField>[0]['field'] }) {
  const intl = useIntl()
  const countryName = useCountryName()
  const countries = useMemo(
    () =>
      countryCodes
        .map((code) => ({ code, name: countryName(code) }))
        .toSorted((one, other) => one.name.localeCompare(other.name, intl.locale)),
    [countryName, intl.locale],
  )
  return (
    <SelectField
      label={<FormattedMessage id="addressForm.country" defaultMessage="Country or region" />}
      field={field}
      autoComplete="country"
    >
      <option value="" disabled>
        {intl.formatMessage({ id: 'addressForm.choose', defaultMessage: 'Please choose' })}
      </option>
      {countries.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
