import { CalendarDays } from 'lucide-react'
import { useState, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { daysInMonth, fromIsoDate, monthNames, toIsoDate, type DateParts } from '#client/lib/calendar.ts'
import { BIRTHDAY_FIRST_YEAR } from '#client/lib/timings.ts'
import { Button } from './Button.tsx'
import { FieldOpener } from './PickerField.tsx'
import styles from './PickerField.module.css'
import { Sheet } from './Sheet.tsx'

const MONTHS = 12
const THIS_YEAR = new Date().getFullYear()
const FIRST_SHOWN: DateParts = { year: 2000, month: 1, day: 1 }
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

interface SheetProps {
  isOpen: boolean
  onClose: () => void
  title: string
  /** YYYY-MM-DD, or empty. */
  value: string
  onChange: (value: string) => void
  firstYear?: number
  lastYear?: number
  /** Whether a chosen date may be cleared. */
  isClearable?: boolean
}

/** Year, month and day as native lists in a sheet; by default from 1900 to the end of this year. */
export function DatePickerSheet({
  isOpen,
  onClose,
  title,
  value,
  onChange,
  firstYear = BIRTHDAY_FIRST_YEAR,
  lastYear = THIS_YEAR,
  isClearable,
}: SheetProps) {
  const { t, i18n } = useTranslation('common')
  const [picked, setPicked] = useState<DateParts>()
  const { year, month, day } = picked ?? fromIsoDate(value) ?? FIRST_SHOWN
  const days = daysInMonth(year, month)
  const parts = [
    {
      part: 'day',
      label: t('day'),
      value: Math.min(day, days),
      options: numbers(1, days).map((number) => [number, String(number)] as const),
    },
    {
      part: 'month',
      label: t('month'),
      value: month,
      options: monthNames(i18n.language).map((name, index) => [index + 1, name] as const),
    },
    {
      part: 'year',
      label: t('year'),
      value: year,
      options: numbers(firstYear, lastYear)
        .reverse()
        .map((number) => [number, String(number)] as const),
    },
  ] as const
  const close = () => {
    setPicked(undefined)
    onClose()
  }
  const finish = (chosen: string) => {
    onChange(chosen)
    close()
  }
  const submit = () => finish(toIsoDate({ year, month: Math.min(month, MONTHS), day: Math.min(day, days) }))
  const footer = (
    <>
      {isClearable && value !== '' && (
        <Button variant="secondary" onClick={() => finish('')}>
          {t('reset')}
        </Button>
      )}
      <Button onClick={submit}>{t('choose')}</Button>
    </>
  )
  return (
    <Sheet isOpen={isOpen} onClose={close} title={title} footer={footer}>
      <div className={styles.parts}>
        {parts.map(({ part, label, value: current, options }) => (
          <label key={part} className={styles.part}>
            <span>{label}</span>
            <select value={current} onChange={(event) => setPicked({ year, month, day, [part]: Number(event.target.value) })}>
              {options.map(([number, name]) => (
                <option key={number} value={number}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
    </Sheet>
  )
}

interface FieldProps extends Omit<SheetProps, 'isOpen' | 'onClose' | 'title' | 'isClearable'> {
  label: string
  error?: string
  required?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** A date field that opens the sheet; its value is YYYY-MM-DD. */
export function DateField({ label, error, required, ref, ...picker }: FieldProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <FieldOpener
        ref={ref}
        label={label}
        error={error}
        required={required}
        icon={<CalendarDays size={22} />}
        text={picker.value}
        onOpen={() => setOpen(true)}
      />
      <DatePickerSheet {...picker} isClearable={!required} title={label} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
