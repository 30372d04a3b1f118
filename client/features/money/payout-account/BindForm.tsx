import { IdCard, KeyRound, Landmark } from 'lucide-react'
import { Controller, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { PASSWORD_MAX } from '#contract/wire.ts'
import type { Bank, PayoutAccount, PayoutKind } from '#contract/money/payout-account/payout-account.ts'
import { useWithProof } from '#client/features/identity/security/index.ts'
import { ApiError } from '#client/lib/api-error.ts'
import { useErrorText } from '#client/lib/error-text.ts'
import { toast } from '#client/lib/notices.ts'
import { useCipherAhead } from '#client/lib/use-cipher-ahead.ts'
import { useRevalidateOnLanguage } from '#client/lib/use-revalidate-on-language.ts'
import { Field, Form, PickerField } from '#client/ui/index.ts'
import { EMPTY, numberProblem, refusedField, toBinding, type BindField, type BindValues } from './bind-values.ts'
import { BranchFields } from './BranchFields.tsx'
import { KindIcon } from './KindIcon.tsx'
import { useBindAccount } from './payout-account.queries.ts'

const ICON = 22
const NAME_MAX = 60
const NUMBER_MAX = 128
const AS_TYPED = { autoComplete: 'off', autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const

interface Props {
  kind: PayoutKind
  banks: readonly Bank[]
  /** The payee's name, once set: all accounts must be in it. */
  holder: string
  /** The payment password, where it was typed a moment ago. */
  pin: string
  onDone: (account: PayoutAccount) => void
}

/** The fields of one kind; the account is in the payee's name and protected by the payment password. */
export function BindForm({ kind, banks, holder, pin, onDone }: Props) {
  const { t } = useTranslation('payout-account')
  const errorText = useErrorText()
  const { run, sheet } = useWithProof()
  const bind = useBindAccount(run)
  useCipherAhead()
  const form = useForm<BindValues>({
    defaultValues: {
      ...EMPTY,
      cardHolder: holder,
      bankCode: banks.length === 1 ? banks[0]!.bankCode : '',
      paymentPassword: pin,
    },
  })
  useRevalidateOnLanguage(form)
  const { errors, isSubmitting } = form.formState
  const bankOf = (code: string) => banks.find(({ bankCode }) => bankCode === code)

  const required = (typed: string) => (typed.trim() === '' ? t('required') : undefined)
  function checkNumber(typed: string, { bankCode }: BindValues) {
    const problem = numberProblem(typed, bankOf(bankCode))
    if (problem === 'required') return t('required')
    if (problem === 'card') return errorText(new ApiError('card.number.refused'))
    return problem && t(`number_rule_${kind}`)
  }
  /** A refusal is stored as its code, so that it follows the language. */
  function said(name: BindField): string | undefined {
    const error = errors[name]
    if (error?.type !== 'server') return error?.message
    if (error.message === 'request.param.err') return name === 'cardNumber' ? t(`number_rule_${kind}`) : t('incorrect')
    if (error.message === 'withdraw.bank.card.fail') return t('holder_differs')
    return errorText(new ApiError(error.message ?? ''))
  }
  const isFieldRefused = refusedField(bind.error) !== undefined

  async function send(values: BindValues) {
    try {
      const account = await bind.mutateAsync(toBinding(values, kind))
      toast.success(t('bound'))
      onDone(account)
    } catch (error) {
      const name = refusedField(error)
      if (name) form.setError(name, { type: 'server', message: (error as ApiError).code }, { shouldFocus: true })
    }
  }
  const plain = (name: BindField) => ({ error: said(name), ...AS_TYPED })

  return (
    <>
      <Form
        onSubmit={(event) => void form.handleSubmit(send)(event)}
        error={bind.isError && !isFieldRefused && errorText(bind.error)}
        submit={t('bind')}
        isPending={isSubmitting}
        isDocked
      >
        <Controller
          name="bankCode"
          control={form.control}
          rules={{ validate: required }}
          render={({ field: { value, onChange } }) => (
            <PickerField
              label={t(`bank_${kind}`)}
              icon={<KindIcon kind={kind} size={ICON} />}
              options={banks.map(({ bankCode, bankName }) => ({ value: bankCode, label: bankName, keywords: bankCode }))}
              value={value || undefined}
              onChange={onChange}
              error={said('bankCode')}
              required
              isSearchable={kind === 'B'}
            />
          )}
        />
        <Field
          {...plain('cardNumber')}
          label={t(`number_${kind}`)}
          icon={<Landmark size={ICON} />}
          inputMode={kind === 'V' ? 'text' : 'numeric'}
          maxLength={NUMBER_MAX}
          hint={t(`number_rule_${kind}`)}
          required
          {...form.register('cardNumber', { validate: checkNumber })}
        />
        <Field
          {...plain('cardHolder')}
          autoCapitalize="words"
          label={t('holder')}
          icon={<IdCard size={ICON} />}
          maxLength={NAME_MAX}
          hint={t(holder ? 'holder_fixed' : 'holder_hint')}
          readOnly={holder !== ''}
          required
          {...form.register('cardHolder', { validate: required })}
        />
        {kind === 'B' && <BranchFields form={form} plain={plain} />}
        <Field
          {...plain('paymentPassword')}
          label={t('payment_password')}
          icon={<KeyRound size={ICON} />}
          type="password"
          inputMode="numeric"
          maxLength={PASSWORD_MAX}
          required
          {...form.register('paymentPassword', { validate: required })}
        />
      </Form>
      {sheet}
    </>
  )
}
