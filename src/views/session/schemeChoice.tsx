import { SunMoon } from 'lucide-react'
import { defineMessages, useIntl } from 'react-intl'
import { useEarlyChoice } from '../ui/earlyChoice.ts'
import styles from './schemeChoice.module.css'
import { useScheme } from './useScheme.ts'

const messages = defineMessages({
  label: { id: 'scheme.label', defaultMessage: 'Appearance' },
  system: { id: 'scheme.system', defaultMessage: 'Same as device' },
  light: { id: 'scheme.light', defaultMessage: 'Light' },
  dark: { id: 'scheme.dark', defaultMessage: 'Dark' },
})

export const schemeLabel = messages.label

const schemes = ['system', 'light', 'dark'] as const

/** Chooses the colours of the interface. Guests have it, too. */
export function SchemeChoice() {
  return (
    <span className={styles.choice}>
      <SunMoon size={16} strokeWidth={1.75} aria-hidden />
      <SchemeSelect />
    </span>
  )
}

export function SchemeSelect() {
  const intl = useIntl()
  const { scheme, choose } = useScheme()
  const chooseNamed = (name: string) => {
    const chosen = schemes.find((each) => each === name)
    if (chosen) choose(chosen)
  }
  const select = useEarlyChoice(chooseNamed)
  return (
    <select
      className={styles.select}
      aria-label={intl.formatMessage(messages.label)}
      ref={select}
      value={scheme}
      onChange={({ target }) => chooseNamed(target.value)}
    >
      {schemes.map((each) => (
        <option key={each} value={each}>
          {intl.formatMessage(messages[each])}
        </option>
      ))}
    </select>
  )
}
