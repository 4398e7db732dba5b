import styles from './selectBox.module.css'

/** A checkbox with a finger's room around it. */
export function SelectBox({
  label,
  checked,
  partly = false,
  disabled = false,
  onChange,
}: {
  label: string
  checked: boolean
  /** Some of what it stands for is selected. */
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
