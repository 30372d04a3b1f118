import type { UseFormRegister } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { type Language, LANGUAGE_NAME, LANGUAGES } from '#client/lib/languages.ts'
import { Field, Fold } from '#client/ui/index.ts'
import type { LadderValues, RankValues } from './rank-form.ts'
import { useRankRules } from './use-rank-rules.ts'
import styles from './VipRanks.module.css'

interface Props {
  /** From 0. */
  place: number
  /** The site's language: required. */
  main: Language
  values: RankValues
  register: UseFormRegister<LadderValues>
  errorAt: (path: string) => string | undefined
}
const NAME_MAX = 24
const decimal = { inputMode: 'decimal', autoComplete: 'off' } as const
const numeric = { inputMode: 'numeric', autoComplete: 'off' } as const

function OtherNames({ place, main, values, register }: Props) {
  const { t } = useTranslation('vip-ranks')
  const others = LANGUAGES.filter((code) => code !== main)
  const missing = others.filter((code) => values.names[code].trim() === '').length
  return (
    <Fold title={missing === 0 ? t('names') : t('names_missing', { count: missing })}>
      <div className={styles.fields}>
        {others.map((code) => (
          <Field
            key={code}
            label={LANGUAGE_NAME[code]}
            lang={code}
            maxLength={NAME_MAX}
            autoComplete="off"
            {...register(`ranks.${place}.names.${code}`)}
          />
        ))}
      </div>
    </Fold>
  )
}

/** One rank's names, thresholds and limits. */
export function RankFields(props: Props) {
  const { place, main, register, errorAt } = props
  const { t } = useTranslation(['vip-ranks', 'content-management'])
  const rules = useRankRules()
  const at = `ranks.${place}` as const
  return (
    <div className={styles.stack}>
      <div className={styles.fields}>
        <Field
          label={t('name', { language: LANGUAGE_NAME[main] })}
          lang={main}
          maxLength={NAME_MAX}
          required
          autoComplete="off"
          error={errorAt(`${at}.names.${main}`)}
          {...register(`${at}.names.${main}`, {
            validate: (typed) => typed.trim() !== '' || t('content-management:title_missing'),
          })}
        />
        {place > 0 && (
          <>
            <Field
              label={t('min_deposit')}
              {...decimal}
              error={errorAt(`${at}.minDeposit`)}
              {...register(`${at}.minDeposit`, { validate: rules.threshold(place, 'minDeposit') })}
            />
            <Field
              label={t('min_turnover')}
              {...decimal}
              error={errorAt(`${at}.minTurnover`)}
              {...register(`${at}.minTurnover`, { validate: rules.threshold(place, 'minTurnover') })}
            />
          </>
        )}
        <Field
          label={t('withdrawals')}
          {...numeric}
          error={errorAt(`${at}.withdrawPerDay`)}
          {...register(`${at}.withdrawPerDay`, { validate: rules.optionalCount })}
        />
        <Field
          label={t('withdraw_amount')}
          {...decimal}
          error={errorAt(`${at}.withdrawAmountPerDay`)}
          {...register(`${at}.withdrawAmountPerDay`, { validate: rules.optionalAmount })}
        />
        <Field
          label={t('free_withdrawals')}
          {...numeric}
          error={errorAt(`${at}.freeWithdrawals`)}
          {...register(`${at}.freeWithdrawals`, { validate: rules.optionalCount })}
        />
      </div>
      <OtherNames {...props} />
    </div>
  )
}
