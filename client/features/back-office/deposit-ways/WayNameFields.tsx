import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { WAY_NAME_MAX, WAY_PROOFS, WAY_TYPES } from '#contract/back-office/deposit-ways.ts'
import { DEPOSIT_METHODS, depositMethod } from '#contract/money/deposit/deposit-order.ts'
import { FilterSelect } from '#client/ui/back-office/index.ts'
import { Field, TextArea } from '#client/ui/index.ts'
import styles from './DepositWays.module.css'
import { areBanks, type WayValues } from './way-form.ts'

interface Props {
  form: UseFormReturn<WayValues>
  values: WayValues
  /** Method, type and code are chosen once. */
  isNew: boolean
}

/** The way's name for members, and its codes for clients and orders. */
export function WayNameFields({ form, values, isNew }: Props) {
  const { t } = useTranslation('deposit-ways')
  const { register, setValue, formState } = form
  const { errors } = formState
  const types: readonly WayValues['type'][] = WAY_TYPES[values.method]
  const chooseMethod = (typed: string) => {
    const method = depositMethod.parse(typed)
    setValue('method', method)
    setValue('type', WAY_TYPES[method][0])
    setValue('proof', WAY_PROOFS[method][0])
  }
  return (
    <>
      <Field
        label={t('name')}
        maxLength={WAY_NAME_MAX}
        required
        autoComplete="off"
        error={errors.name?.message}
        {...register('name', { validate: (typed) => typed.trim() !== '' || t('problem_missing') })}
      />
      {isNew && (
        <div className={styles.pair}>
          <FilterSelect
            label={t('method')}
            value={values.method}
            onChange={chooseMethod}
            options={DEPOSIT_METHODS.map((value) => ({ value, label: t(`method_${value}`) }))}
          />
          <FilterSelect
            label={t('type')}
            value={values.type}
            onChange={(typed) => setValue('type', types.find((known) => known === typed) ?? values.type)}
            options={types.map((value) => ({ value, label: value }))}
          />
          <Field
            label={t('code')}
            hint={t('code_hint')}
            maxLength={32}
            required
            autoComplete="off"
            error={errors.vendorId?.message}
            {...register('vendorId', { validate: (typed) => /^[A-Z0-9_]{2,32}$/i.test(typed.trim()) || t('code_wrong') })}
          />
        </div>
      )}
      {errors.type?.message && <p role="alert">{errors.type.message}</p>}
      <TextArea
        label={t('banks')}
        rows={2}
        error={errors.banks?.message}
        {...register('banks', { validate: (typed) => areBanks(typed) || t('banks_wrong') })}
      />
      <p className={styles.hint}>{t('banks_hint')}</p>
      <Field
        label={t('bank_code')}
        maxLength={32}
        autoComplete="off"
        error={errors.mcsBankCode?.message}
        {...register('mcsBankCode')}
      />
    </>
  )
}
