import type { ReactNode, Ref } from 'react'
import styles from './wallet.module.css'

/** One choice of a radio group. */
export function RadioRow({
  name,
  checked,
  inputRef,
  onChoose,
  end,
  children,
}: {
  name: string
  checked: boolean
  inputRef?: Ref<HTMLInputElement> | undefined
  onChoose: () => void
  end?: ReactNode
  children: ReactNode
}) {
  return (
    <label className={styles.radio}>
      <input ref={inputRef} type="radio" name={name} checked={checked} onChange={onChoose} />
      <span className={styles.words}>{children}</span>
      {end}
    </label>
  )
}
