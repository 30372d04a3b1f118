import type { UseFormRegister } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { MAX_DEPOSIT_NUMBER, MAX_TURNOVER_TIMES } from '#contract/back-office/content-management/content-management-campaign.ts'
import { FilterSelect } from '#client/ui/back-office/index.ts'
import { useNumberProblem } from '#client/lib/use-number-problem.ts'
import { Field } from '#client/ui/index.ts'
import { type CampaignValues, partsOf, readBonusRate, type SetCampaign } from './campaign-form.ts'
import styles from './ContentManagement.module.css'
import { Part } from './ContentForm.tsx'
import { PromotionSelect } from './PromotionSelect.tsx'
import { useFieldRules } from './use-field-rules.ts'

interface Props {
  /** Bonuses already claimed keep the terms they were claimed under. */
  isStored: boolean
  values: CampaignValues
  register: UseFormRegister<CampaignValues>
  errorAt: (path: string) => string | undefined
  set: SetCampaign
}
const WHOLE = /^\d{1,4}$/
/** Any deposit (0), or one of the first. */
const DEPOSITS = Array.from({ length: MAX_DEPOSIT_NUMBER + 1 }, (_, number) => number)

/** What a bonus campaign gives, and for which deposit. */
export function CampaignTerms({ isStored, values, register, errorAt, set }: Props) {
  const { t } = useTranslation('content-management')
  const numberProblem = useNumberProblem()
  const { amount } = useFieldRules()
  return (
    <Part title={t('part_terms')}>
      {isStored && <p className={styles.hint}>{t('campaign_kept')}</p>}
      <div className={styles.pair}>
        <Field
          label={t('campaign_percent')}
          hint={t('campaign_percent_hint')}
          inputMode="decimal"
          autoComplete="off"
          error={errorAt('percent')}
          {...register('percent', {
            validate: (typed) => partsOf(typed) !== undefined || (numberProblem(readBonusRate(typed)) ?? t('percent_wrong')),
          })}
        />
        <Field
          label={t('campaign_most')}
          inputMode="decimal"
          autoComplete="off"
          error={errorAt('maxBonus')}
          {...register('maxBonus', { validate: amount(1n) })}
        />
        <Field
          label={t('campaign_min')}
          hint={t('campaign_min_hint')}
          inputMode="decimal"
          autoComplete="off"
          error={errorAt('minDeposit')}
          {...register('minDeposit', { validate: amount(0n) })}
        />
        <Field
          label={t('campaign_turnover')}
          hint={t('campaign_turnover_hint')}
          inputMode="numeric"
          autoComplete="off"
          error={errorAt('turnoverTimes')}
          {...register('turnoverTimes', {
            validate: (typed) =>
              (WHOLE.test(typed) && Number(typed) <= MAX_TURNOVER_TIMES) || t('turnover_wrong', { most: MAX_TURNOVER_TIMES }),
          })}
        />
      </div>
      <FilterSelect
        label={t('campaign_deposit')}
        value={String(values.depositNumber)}
        onChange={(number) => set('depositNumber', Number(number))}
        options={DEPOSITS.map((number) => ({ value: String(number), label: t(`campaign_deposit_${number}`) }))}
      />
      <PromotionSelect
        label={t('campaign_promotion')}
        none={t('campaign_promotion_none')}
        value={values.announcementId}
        onChange={(id) => set('announcementId', id)}
        error={errorAt('announcementId')}
      />
    </Part>
  )
}
