import { useTranslation } from 'react-i18next'
import { MAX_PER_MEMBER, MAX_POINTS, pointDelivery } from '#contract/rewards/reward/reward-template.ts'
import { useFieldRules } from '#client/features/back-office/content-management/index.ts'
import { Field, SegmentedControl } from '#client/ui/index.ts'
import { decimal, numeric, type PartProps } from './form-parts.ts'
import styles from './RewardCampaigns.module.css'
import { isDelivered } from './reward-values.ts'
import { SwitchedOff } from './SwitchedOff.tsx'

/** POINTS: what members get, for how many points, and how often. */
export function PointsFields({ values, register, errorAt, set }: PartProps) {
  const { t } = useTranslation('reward-campaigns')
  const { amount, whole } = useFieldRules()
  const { delivery } = values.options
  return (
    <>
      <SwitchedOff flag="PTSYS3">{t('points_off')}</SwitchedOff>
      <SegmentedControl
        label={t('delivery')}
        value={delivery}
        onChange={(chosen) => set('options', { ...values.options, delivery: chosen })}
        options={(['MONEY', ...pointDelivery.options] as const).map((value) => ({ value, label: t(`delivery_${value}`) }))}
      />
      {delivery !== 'MONEY' && <p className={styles.hint}>{t(`delivery_${delivery}_means`)}</p>}
      <div className={styles.pair}>
        <Field
          label={t(isDelivered(values) ? 'cost' : 'amount')}
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
