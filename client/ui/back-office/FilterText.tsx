import { useEffect, useRef, useState, type ReactNode } from 'react'
import { DEBOUNCE_MS } from '#client/lib/timings.ts'
import { useLater } from '#client/lib/use-later.ts'
import { Field } from '#client/ui/index.ts'
import styles from './Operator.module.css'

interface Props {
  label: string
  icon?: ReactNode
  /** The value in the address. */
  value: string
  /** Called when typing pauses: the address changes once per word, not once per letter. */
  onChange: (value: string) => void
}

/** Filters a table by typed text. */
export function FilterText({ label, icon, value, onChange }: Props) {
  const [typed, setTyped] = useState(value)
  const later = useLater()
  const lastValue = useRef(value)
  // Going back in the browser changes the text too.
  useEffect(() => {
    if (value !== lastValue.current) setTyped(value)
    lastValue.current = value
  }, [value])
  return (
    <Field
      className={styles.search}
      label={label}
      icon={icon}
      value={typed}
      isClearable
      onChange={({ target }) => {
        setTyped(target.value)
        const words = target.value.trim()
        later(() => {
          lastValue.current = words
          onChange(words)
        }, DEBOUNCE_MS.search)
      }}
    />
  )
}
