import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { WAY_ACCOUNT, WAY_PROOFS } from '#contract/back-office/deposit-ways.ts'
import { FilterSelect } from '#client/ui/back-office/index.ts'
import { useNumberProblem } from '#client/lib/use-number-problem.ts'
import { Field } from '#client/ui/index.ts'
import styles from './DepositWays.module.css'
import { readCoinRate, type WayValues } from './way-form.ts'

/** Where members pay, and how a payment is matched to its order. */
export function WayAccountFields({ form, values }: { form: UseFormReturn<WayValues>; values: WayValues }) {
  const { t } = useTranslation('deposit-ways')
  const { register, setValue, formState } = form
  const { errors } = formState
  const numberProblem = useNumberProblem()
  const filled = (typed: string) => typed.trim() !== '' || t('problem_missing')
  const proofs: readonly WayValues['proof'][] = WAY_PROOFS[values.method]
  const accountLines = WAY_ACCOUNT[values.method]
  return (
    <>
      <p className={styles.hint}>{t(values.method === 'GATEWAY' ? 'account_gateway' : 'account_second')}</p>
      <div className={styles.pair}>
        {accountLines.map((key) => (
          <Field
            key={key}
            label={t(`account_${key}`)}
            hint={key === 'qr' ? t('account_qr_hint') : undefined}
            required={key !== 'qr'}
            autoComplete="off"
            error={errors.payTo?.[key]?.message}
            {...register(`payTo.${key}`, { shouldUnregister: false, validate: key === 'qr' ? () => true : filled })}
          />
        ))}
        {values.method === 'CRYPTO' && (
          <>
            <Field
              label={t('coin')}
              maxLength={10}
              required
              autoComplete="off"
              error={errors.coin?.message}
              {...register('coin', { validate: (typed) => /^[A-Z0-9]{2,10}$/i.test(typed.trim()) || t('coin_wrong') })}
            />
            <Field
              label={t('rate')}
              hint={t('rate_hint')}
              inputMode="decimal"
              autoComplete="off"
              required
              error={errors.rate?.message}
              {...register('rate', {
                validate: (typed) =>
                  Boolean(readCoinRate(typed).value) || (numberProblem(readCoinRate(typed)) ?? t('amount_wrong')),
              })}
            />
          </>
        )}
      </div>
      {proofs.length > 1 && (
        <div className={styles.pair}>
          <FilterSelect
            label={t('proof')}
            value={values.proof}
            onChange={(typed) => setValue('proof', proofs.find((known) => known === typed) ?? values.proof)}
            options={proofs.map((value) => ({ value, label: t(`proof_${value}`) }))}
          />
        </div>
      )}
    </>
  )
}
