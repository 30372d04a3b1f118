import { ListFilter } from 'lucide-react'
import { useState } from 'react'
import { Button, PickerSheet, type PickerOption } from '#client/ui/index.ts'

interface Props<V extends string> {
  /** What the list is about. */
  title: string
  options: readonly PickerOption<V>[]
  value: V
  onChange: (value: V) => void
}

/** A filter button that shows its current value and opens the list of options. */
export function FilterButton<V extends string>({ title, options, value, onChange }: Props<V>) {
  const [isOpen, setOpen] = useState(false)
  const chosen = options.find((option) => option.value === value)?.label ?? ''
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        icon={<ListFilter size={18} aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-label={`${title}: ${chosen}`}
        onClick={() => setOpen(true)}
      >
        {chosen}
      </Button>
      <PickerSheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={title}
        options={options}
        value={value}
        onChange={onChange}
      />
    </>
  )
}
