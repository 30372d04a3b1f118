import { useTranslation } from 'react-i18next'
import { MAX_DAYS } from '#contract/rewards/reward/reward-template.ts'
import { useFieldRules } from '#client/features/back-office/content-management/index.ts'
import { readAmount } from '#client/lib/typed-amount.ts'
import { Field } from '#client/ui/index.ts'
import { decimal, type PartProps } from './form-parts.ts'
import styles from './RewardCampaigns.module.css'
import { firstPaidRank } from './reward-form.ts'
import { DaysField } from './DaysField.tsx'

/** RANK_UP, RANK_SALARY and BIRTHDAY: what each rank gets. */
export function RankAmounts({ values, ranks, register, errorAt }: PartProps) {
  const { t } = useTranslation('reward-campaigns')
  const { amount } = useFieldRules()
  const first = firstPaidRank(values.template)
  const isPaid = (typed: string) => (readAmount(typed).value ?? 0n) > 0n
  const validate = (place: number) => (typed: string, all: PartProps['values']) => {
    const checked = amount(0n)(typed)
    if (checked !== true || place !== first) return checked
    return all.options.amounts.slice(first).some(isPaid) || t('ranks_nothing')
  }
  return (
    <fieldset>
      <legend className={styles.legend}>{t('ranks_legend')}</legend>
      <div className={styles.days}>
        {ranks.map((name, place) =>
          place < first ? null : (
            <Field
              // A rank is identified by its place in the ladder.
              // oxlint-disable-next-line react/no-array-index-key
              key={place}
              label={name}
              {...decimal}
              error={errorAt(`options.amounts.${place}`)}
              {...register(`options.amounts.${place}`, { validate: validate(place) })}
            />
          ),
        )}
      </div>
      <p className={styles.hint}>{t(first > 0 ? 'ranks_hint_first' : 'ranks_hint')}</p>
    </fieldset>
  )
}

/** The amounts, and the days to claim them. */
export function RankAmountsAndDays(props: PartProps) {
  const { t } = useTranslation('reward-campaigns')
  return (
    <>
      <RankAmounts {...props} />
      <DaysField
        {...props}
        label={t('claim_days')}
        hint={t(props.values.template === 'BIRTHDAY' ? 'claim_days_birthday' : 'claim_days_rank')}
        most={MAX_DAYS}
      />
    </>
  )
}
