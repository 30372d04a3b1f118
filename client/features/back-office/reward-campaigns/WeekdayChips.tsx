import { useTranslation } from 'react-i18next'
import { DAYS_A_WEEK } from '#contract/rewards/reward/reward-template.ts'
import { formatDate } from '#client/lib/format.ts'
import { ChoiceChip } from '#client/ui/index.ts'
import styles from './RewardCampaigns.module.css'

const WEEKDAYS = Array.from({ length: DAYS_A_WEEK }, (_, index) => index + 1)
/** The first of January 2024 was a Monday. */
const dayNamed = (weekday: number) => Date.UTC(2024, 0, weekday)

interface Props {
  /** 1 = Monday; none = every day. */
  chosen: readonly number[]
  onChange: (weekdays: number[]) => void
}

export function WeekdayChips({ chosen, onChange }: Props) {
  const { t, i18n } = useTranslation('reward-campaigns')
  const toggle = (weekday: number) => onChange(WEEKDAYS.filter((one) => chosen.includes(one) !== (one === weekday)))
  return (
    <fieldset>
      <legend className={styles.legend}>{t('weekdays')}</legend>
      <div className={styles.choices}>
        {WEEKDAYS.map((weekday) => (
          <ChoiceChip key={weekday} isOn={chosen.includes(weekday)} onSelect={() => toggle(weekday)}>
            {formatDate(dayNamed(weekday), i18n.language, { weekday: 'short', timeZone: 'UTC' })}
          </ChoiceChip>
        ))}
      </div>
      <p className={styles.hint}>{t(chosen.length === 0 ? 'weekdays_all' : 'weekdays_chosen')}</p>
    </fieldset>
  )
}
