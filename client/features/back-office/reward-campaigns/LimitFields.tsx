import { useTranslation } from 'react-i18next'
import { MAX_CLAIMS } from '#contract/back-office/reward-campaigns.ts'
import { type RewardNeed, rewardNeed } from '#contract/rewards/reward/reward-template.ts'
import { useFieldRules } from '#client/features/back-office/content-management/index.ts'
import { readAmount } from '#client/lib/typed-amount.ts'
import { Checkbox, Field, FormError } from '#client/ui/index.ts'
import { decimal, numeric, type PartProps } from './form-parts.ts'
import styles from './RewardCampaigns.module.css'
import { hasLimits, leastBudgetOf } from './reward-form.ts'
import { hasOwnWords, ownNeedOf } from './reward-values.ts'

/** What a member needs, and how often one address or device may claim. */
export function NeedFields({ values, register, errorAt, set }: PartProps) {
  const { t } = useTranslation(['reward-campaigns', 'reward'])
  const { whole } = useFieldRules()
  const { template } = values
  const limitHint = t(template === 'SPIN' ? 'limit_hint_SPIN' : 'limit_hint')
  const ownNeed = ownNeedOf(values)
  const toggle = (need: RewardNeed) =>
    set(
      'needs',
      rewardNeed.options.filter((one) => values.needs.includes(one) !== (one === need)),
    )
  return (
    <>
      <fieldset>
        <legend className={styles.legend}>{t('needs')}</legend>
        <div className={styles.choices}>
          {rewardNeed.options.map((need) => (
            <Checkbox
              key={need}
              checked={need === ownNeed || values.needs.includes(need)}
              disabled={need === ownNeed}
              onChange={() => toggle(need)}
            >
              {t(`reward:need_${need}`)}
            </Checkbox>
          ))}
        </div>
        <FormError>{errorAt('needs')}</FormError>
      </fieldset>
      {hasLimits(values) && (
        <div className={styles.pair}>
          <Field
            label={t('address_limit')}
            hint={limitHint}
            {...numeric}
            error={errorAt('addressLimit')}
            {...register('addressLimit', { validate: whole(0, MAX_CLAIMS) })}
          />
          <Field
            label={t('device_limit')}
            hint={limitHint}
            {...numeric}
            error={errorAt('deviceLimit')}
            {...register('deviceLimit', { validate: whole(0, MAX_CLAIMS) })}
          />
        </div>
      )}
    </>
  )
}

/** The budget of the whole campaign, and of one claim. */
export function BudgetFields({ values, register, errorAt }: PartProps) {
  const { t } = useTranslation(['reward-campaigns', 'content-management'])
  const { amount } = useFieldRules()
  const least = leastBudgetOf(values)
  const { template } = values
  const coversClaim = (typed: string) => {
    const problem = amount(1n)(typed)
    return problem !== true || least === undefined || (readAmount(typed).value ?? 0n) >= least
      ? problem
      : t(hasOwnWords(template) ? `budget_low_${template}` : 'budget_low')
  }
  return (
    <div className={styles.pair}>
      <Field
        label={t('budget')}
        hint={t(hasOwnWords(template) ? `budget_hint_${template}` : 'budget_hint')}
        {...decimal}
        error={errorAt('budget')}
        {...register('budget', { validate: coversClaim })}
      />
      <Field
        label={t('content-management:campaign_budget')}
        hint={t('content-management:campaign_budget_hint')}
        {...decimal}
        error={errorAt('claimBudget')}
        {...register('claimBudget', { validate: amount(1n) })}
      />
    </div>
  )
}
