import { Check, ChevronDown, CircleAlert } from 'lucide-react'
import { useId, useState, type ReactNode, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from '#client/lib/class-names.ts'
import { EmptyState } from './EmptyState.tsx'
import { Field } from './Field.tsx'
import fieldStyles from './Field.module.css'
import styles from './PickerField.module.css'
import { Sheet } from './Sheet.tsx'

export interface PickerOption<V extends string> {
  value: V
  label: string
  /** To the left of the label: a flag. */
  lead?: ReactNode
  /** At the right: a dialling code. */
  detail?: string
  /** Also searched: the name in English. */
  keywords?: string
}

interface SheetProps<V extends string> {
  isOpen: boolean
  onClose: () => void
  title: string
  options: readonly PickerOption<V>[]
  value: V | undefined
  onChange: (value: V) => void
  isSearchable?: boolean
}

/** `dan mach` finds `Đan Mạch`. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll(/[đĐ]/g, 'd').toLowerCase()

/** A list in a sheet to choose one from; searchable if it is long. */
export function PickerSheet<V extends string>({ isOpen, onClose, title, options, value, onChange, isSearchable }: SheetProps<V>) {
  const { t } = useTranslation('common')
  const [search, setSearch] = useState('')
  const wanted = plain(search.trim())
  const found = options.filter(({ label, detail = '', keywords = '' }) =>
    plain(`${label} ${detail} ${keywords}`).includes(wanted),
  )
  const close = () => {
    setSearch('')
    onClose()
  }
  const choose = (chosen: V) => {
    onChange(chosen)
    close()
  }
  return (
    <Sheet isOpen={isOpen} onClose={close} title={title} isTall={isSearchable}>
      {isSearchable && (
        <Field
          label={t('search')}
          type="search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          isClearable
          className={styles.search}
        />
      )}
      {found.length === 0 && <EmptyState message={t('nothing_found')} />}
      <ul className={styles.list}>
        {found.map((option) => (
          <li key={option.value}>
            <button
              type="button"
              className={styles.option}
              aria-pressed={option.value === value}
              onClick={() => choose(option.value)}
            >
              {option.lead}
              <span className={styles.label}>{option.label}</span>
              {option.detail && <span className={styles.detail}>{option.detail}</span>}
              {option.value === value && <Check size={18} className={styles.check} aria-hidden="true" />}
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}

interface OpenerProps {
  label: string
  /** The chosen option's text; empty if there is none. */
  text: string
  icon?: ReactNode
  error?: string
  required?: boolean
  onOpen: () => void
  ref?: Ref<HTMLButtonElement>
}

/** Looks like a field; opens a sheet. */
export function FieldOpener({ label, text, icon, error, required, onOpen, ref }: OpenerProps) {
  const noteId = useId()
  return (
    <div className={fieldStyles.field}>
      <button
        ref={ref}
        type="button"
        aria-haspopup="dialog"
        aria-describedby={error ? noteId : undefined}
        className={cx(fieldStyles.box, styles.opener, error && fieldStyles.wrong)}
        onClick={onOpen}
      >
        {icon && <span className={fieldStyles.icon}>{icon}</span>}
        <span className={fieldStyles.middle}>
          <span className={fieldStyles.label}>
            {label}
            {required && <span aria-hidden="true"> *</span>}
          </span>
          <span className={styles.chosen}>{text || '–'}</span>
        </span>
        <ChevronDown size={20} className={styles.chevron} aria-hidden="true" />
      </button>
      {error && (
        <p id={noteId} role="alert" className={fieldStyles.error}>
          <CircleAlert size={14} aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}

/** A field whose value is chosen from a list in a sheet. */
export function PickerField<V extends string>({
  label,
  icon,
  error,
  ref,
  required,
  ...picker
}: Omit<SheetProps<V>, 'isOpen' | 'onClose' | 'title'> & Pick<OpenerProps, 'label' | 'icon' | 'error' | 'required' | 'ref'>) {
  const [isOpen, setOpen] = useState(false)
  const chosen = picker.options.find(({ value }) => value === picker.value)
  return (
    <>
      <FieldOpener
        ref={ref}
        label={label}
        icon={icon}
        error={error}
        required={required}
        text={chosen?.label ?? ''}
        onOpen={() => setOpen(true)}
      />
      <PickerSheet {...picker} title={label} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
