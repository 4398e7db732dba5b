import styles from './selectBox.module.css'

/** A checkbox with a tap area large enough for a finger. */
export function SelectBox({
  label,
  checked,
  partly = false,
  disabled = false,
  onChange,
}: {
  label: string
  checked: boolean
  /** Some of the lines are selected (indeterminate). */
  partly?: boolean
  disabled?: boolean
  onChange: (checked: boolean) => void
}) {
  return (
    <label className={styles.box}>
      <span className="visuallyHidden">{label}</span>
      <input
        type="checkbox"
        ref={(input) => {
          if (input) input.indeterminate = partly
        }}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  )
}
