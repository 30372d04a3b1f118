import { useEffect, useRef, useState, type ReactNode } from 'react'
import { DEBOUNCE_MS } from '#client/lib/timings.ts'
import { useLater } from '#client/lib/use-later.ts'
import { Field } from '#client/ui/index.ts'

interface Props {
  label: string
  icon?: ReactNode
  /** As the address has it. */
  value: string
  /** Once nobody types any more: the address changes once a word, not once a letter. */
  onChange: (value: string) => void
}

/** Narrows a table by what is typed. */
export function FilterText({ label, icon, value, onChange }: Props) {
  const [typed, setTyped] = useState(value)
  const later = useLater()
  const told = useRef(value)
  // Going back in the browser changes the words too.
  useEffect(() => {
    if (value !== told.current) setTyped(value)
    told.current = value
  }, [value])
  return (
    <Field
      label={label}
      icon={icon}
      value={typed}
      isClearable
      onChange={({ target }) => {
        setTyped(target.value)
        const words = target.value.trim()
        later(() => {
          told.current = words
          onChange(words)
        }, DEBOUNCE_MS.search)
      }}
    />
  )
}
