import { useTranslation } from 'react-i18next'
import { useFieldRules } from '#client/features/back-office/content-management/index.ts'
import { Field } from '#client/ui/index.ts'
import { AmountField } from './AmountField.tsx'
import { decimal, type PartProps } from './form-parts.ts'
import { GameKinds, PeriodField } from './PeriodFields.tsx'
import styles from './RewardCampaigns.module.css'

/** TURNOVER: how much a member must bet in a period, on which games. */
export function TurnoverFields(props: PartProps) {
  const { t } = useTranslation('reward-campaigns')
  const { amount } = useFieldRules()
  return (
    <>
      <div className={styles.pair}>
        <AmountField {...props} />
        <PeriodField {...props} />
        <Field
          label={t('bets')}
          hint={t('bets_hint')}
          {...decimal}
          error={props.errorAt('options.turnover')}
          {...props.register('options.turnover', { validate: amount(1n) })}
        />
      </div>
      <GameKinds {...props} />
    </>
  )
}
