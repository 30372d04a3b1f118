import { useTranslation } from 'react-i18next'
import { GAME_CATEGORIES, type GameCategory } from '#contract/game-category.ts'
import { rewardPeriod } from '#contract/rewards/reward/reward-template.ts'
import { ChoiceChip } from '#client/ui/index.ts'
import { FilterSelect } from '#client/ui/back-office/index.ts'
import type { PartProps } from './form-parts.ts'
import styles from './RewardCampaigns.module.css'

type Props = Pick<PartProps, 'values' | 'set'>

/** TURNOVER and RESCUE: a day or a week. */
export function PeriodField({ values, set }: Props) {
  const { t } = useTranslation('reward-campaigns')
  return (
    <FilterSelect
      label={t('period')}
      value={values.options.period}
      onChange={(word) =>
        set('options', { ...values.options, period: rewardPeriod.options.find((one) => one === word) ?? 'DAY' })
      }
      options={rewardPeriod.options.map((period) => ({ value: period, label: t(`period_${period}`) }))}
    />
  )
}

/** The kinds of game whose bets count; none chosen = all. */
export function GameKinds({ values, set }: Props) {
  const { t } = useTranslation(['reward-campaigns', 'common'])
  const { categories } = values.options
  const toggle = (category: GameCategory) =>
    set('options', {
      ...values.options,
      categories: GAME_CATEGORIES.filter((one) => categories.includes(one) !== (one === category)),
    })
  return (
    <fieldset>
      <legend className={styles.legend}>{t('games')}</legend>
      <div className={styles.choices}>
        {GAME_CATEGORIES.map((category) => (
          <ChoiceChip key={category} isOn={categories.includes(category)} onSelect={() => toggle(category)}>
            {t(`common:category_${category}`)}
          </ChoiceChip>
        ))}
      </div>
      <p className={styles.hint}>{t(categories.length === 0 ? 'games_all' : 'games_chosen')}</p>
    </fieldset>
  )
}
