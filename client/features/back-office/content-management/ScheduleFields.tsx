import { useTranslation } from 'react-i18next'
import { Checkbox, Field } from '#client/ui/index.ts'
import styles from './ContentManagement.module.css'

interface Props {
  zone: string
  startAt: string
  /** Empty = no end. */
  endAt: string
  onChange: (dates: { startAt: string; endAt: string }) => void
  /** Whether the start may be empty: effective at once. */
  isStartOpen?: boolean
  startError?: string | undefined
  endError?: string | undefined
  /** The label for no end. */
  endless: string
}
const WEEK_MS = 604_800_000

/** A week later on the same clock: both are read as wall time. */
const weekAfter = (local: string) => new Date(Date.parse(`${local || '2026-01-01T00:00'}Z`) + WEEK_MS).toISOString().slice(0, 16)

/** Start and end in the merchant's time zone, which is shown. */
export function ScheduleFields({ zone, startAt, endAt, onChange, isStartOpen, startError, endError, endless }: Props) {
  const { t } = useTranslation('content-management')
  return (
    <div className={styles.stack}>
      <p className={styles.hint}>{t('zone', { zone })}</p>
      <div className={styles.pair}>
        <Field
          type="datetime-local"
          label={isStartOpen ? t('starts_open') : t('starts')}
          value={startAt}
          error={startError}
          onChange={({ target }) => onChange({ startAt: target.value, endAt })}
        />
        {endAt && (
          <Field
            type="datetime-local"
            label={t('ends')}
            value={endAt}
            error={endError}
            onChange={({ target }) => onChange({ startAt, endAt: target.value || endAt })}
          />
        )}
      </div>
      <Checkbox
        checked={endAt === ''}
        onChange={({ target }) => onChange({ startAt, endAt: target.checked ? '' : weekAfter(startAt) })}
      >
        {endless}
      </Checkbox>
    </div>
  )
}
