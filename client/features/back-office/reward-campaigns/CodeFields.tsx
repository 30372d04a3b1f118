import { useTranslation } from 'react-i18next'
import { promoCode } from '#contract/rewards/reward/reward-template.ts'
import { Checkbox, Field } from '#client/ui/index.ts'
import { AmountField } from './AmountField.tsx'
import type { PartProps } from './form-parts.ts'
import styles from './RewardCampaigns.module.css'

/** CODE: what it gives, the code, and whether the page lists it. */
export function CodeFields(props: PartProps) {
  const { values, register, errorAt, set } = props
  const { t } = useTranslation('reward-campaigns')
  return (
    <>
      <div className={styles.pair}>
        <AmountField {...props} />
        <Field
          label={t('code')}
          hint={t('code_hint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={errorAt('options.code')}
          {...register('options.code', {
            validate: (typed) => promoCode.safeParse(typed).success || t('code_wrong'),
          })}
        />
      </div>
      <Checkbox
        checked={values.options.isListed}
        onChange={({ target }) => set('options', { ...values.options, isListed: target.checked })}
      >
        {t('code_listed')}
      </Checkbox>
    </>
  )
}
