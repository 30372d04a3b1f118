import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fromIsoDate, toIsoDate } from '#client/lib/calendar.ts'
import { formatDate } from '#client/lib/format.ts'
import { Button, ChoiceChip, DateField, Sheet } from '#client/ui/index.ts'
import { type ReportRange, type Span, SPANS } from './range.ts'
import styles from './Report.module.css'

interface Props {
  range: ReportRange
  onChange: (range: ReportRange) => void
  /** The ranges to choose from; the default is the usual ones. */
  spans?: readonly Span[]
}

/** Statements reach back a few years; no one scrolls through a century. */
const YEARS_BACK = 5
const THIS_YEAR = new Date().getFullYear()
const YEARS = { firstYear: THIS_YEAR - YEARS_BACK, lastYear: THIS_YEAR }

function todayText(): string {
  const now = new Date()
  return toIsoDate({ year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() })
}

function useDayText() {
  const { i18n } = useTranslation()
  return (day: string) => {
    const { year, month, day: date } = fromIsoDate(day) ?? { year: 0, month: 1, day: 1 }
    return formatDate(Date.UTC(year, month - 1, date), i18n.language, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  }
}

/** Today, yesterday, a week, a month, or any dates. */
export function RangeChips({ range, onChange, spans = SPANS }: Props) {
  const { t } = useTranslation('report')
  const dayText = useDayText()
  const [isChoosing, setChoosing] = useState(false)
  const own = range.span === 'custom' ? range : { from: todayText(), to: todayText() }
  const [days, setDays] = useState({ from: own.from, to: own.to })
  const submit = () => {
    onChange({ span: 'custom', ...days })
    setChoosing(false)
  }
  return (
    <>
      <fieldset className={styles.chips}>
        <legend className="visually-hidden">{t('period')}</legend>
        {spans.map((span) => (
          <ChoiceChip key={span} isOn={range.span === span} onSelect={() => onChange({ span })}>
            {t(span)}
          </ChoiceChip>
        ))}
        <ChoiceChip isOn={range.span === 'custom'} onSelect={() => setChoosing(true)}>
          {range.span === 'custom' ? t('from_to', { from: dayText(range.from), to: dayText(range.to) }) : t('custom')}
        </ChoiceChip>
      </fieldset>
      <Sheet
        isOpen={isChoosing}
        onClose={() => setChoosing(false)}
        title={t('custom')}
        footer={<Button onClick={submit}>{t('show')}</Button>}
      >
        <div className={styles.days}>
          <DateField label={t('from')} value={days.from} onChange={(from) => setDays({ ...days, from })} {...YEARS} required />
          <DateField label={t('to')} value={days.to} onChange={(to) => setDays({ ...days, to })} {...YEARS} required />
        </div>
      </Sheet>
    </>
  )
}
