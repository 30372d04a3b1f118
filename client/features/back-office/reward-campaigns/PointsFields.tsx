import { useTranslation } from 'react-i18next'
import { MAX_PER_MEMBER, MAX_POINTS } from '#contract/rewards/reward/reward-template.ts'
import { Field } from '#client/ui/index.ts'
import { decimal, numeric, type PartProps } from './form-parts.ts'
import styles from './RewardCampaigns.module.css'
import { SwitchedOff } from './SwitchedOff.tsx'
import { useFieldRules } from './use-field-rules.ts'

/** POINTS: what is given, for how many points, and how often a member may have it. */
export function PointsFields({ register, errorAt }: PartProps) {
  const { t } = useTranslation('reward-campaigns')
  const { amount, whole } = useFieldRules()
  return (
    <>
      <SwitchedOff flag="PTSYS3">{t('points_off')}</SwitchedOff>
      <div className={styles.pair}>
        <Field
          label={t('amount')}
          {...decimal}
          error={errorAt('options.amount')}
          {...register('options.amount', { validate: amount(1n) })}
        />
        <Field
          label={t('points')}
          hint={t('points_hint')}
          {...numeric}
          error={errorAt('options.points')}
          {...register('options.points', { validate: whole(1, MAX_POINTS) })}
        />
        <Field
          label={t('per_member')}
          hint={t('per_member_hint')}
          {...numeric}
          error={errorAt('options.perMember')}
          {...register('options.perMember', { validate: whole(0, MAX_PER_MEMBER) })}
        />
      </div>
      <p className={styles.hint}>{t('points_stock')}</p>
    </>
  )
}
