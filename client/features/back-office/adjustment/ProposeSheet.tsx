import { useForm } from 'react-hook-form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ADJUSTMENT_REASON_MAX } from '#contract/back-office/adjustment.ts'
import { useErrorText } from '#client/lib/error-text.ts'
import { toast } from '#client/lib/notices.ts'
import { readAmount, typedText } from '#client/lib/typed-amount.ts'
import { useRequestId } from '#client/lib/use-request-id.ts'
import { useNumberProblem } from '#client/lib/use-number-problem.ts'
import { Field, Form, Sheet, TextArea } from '#client/ui/index.ts'
import { usePropose } from './adjustment.queries.ts'

interface Props {
  isOpen: boolean
  member: { id: number; username: string }
  onClose: () => void
}
const LEAST_REASON = 5
const MOST_TIMES = 100
const readChange = (typed: string) => readAmount(typed, { decimals: 4, isSigned: true })

/** Amount, reason and turnover; another operator confirms. */
export function ProposeSheet({ isOpen, member, onClose }: Props) {
  const { t } = useTranslation('adjustment')
  const text = useErrorText()
  const numberProblem = useNumberProblem()
  const propose = usePropose()
  const requestId = useRequestId()
  const [refusal, setRefusal] = useState<unknown>()
  const form = useForm({ defaultValues: { amount: '', reason: '', turnoverTimes: '0' } })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async ({ amount, reason, turnoverTimes }) => {
    setRefusal(undefined)
    try {
      const change = typedText(readChange(amount).value ?? 0n)
      const asked = { memberId: member.id, amount: change, reason, turnoverTimes: Number(turnoverTimes) }
      await propose.mutateAsync({ ...asked, requestId: requestId.take() })
      requestId.forget()
      toast.success(t('proposed'))
      form.reset()
      onClose()
    } catch (error) {
      requestId.forgetUnlessUnanswered(error)
      setRefusal(error)
    }
  })
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('propose_for', { username: member.username })}>
      <Form
        intro={t('propose_intro')}
        error={refusal !== undefined && text(refusal)}
        submit={t('propose')}
        isPending={isSubmitting}
        onSubmit={(event) => void submit(event)}
      >
        <Field
          label={t('amount')}
          hint={t('amount_hint')}
          inputMode="decimal"
          autoComplete="off"
          error={errors.amount?.message}
          {...form.register('amount', {
            validate: (typed) => Boolean(readChange(typed).value) || (numberProblem(readChange(typed)) ?? t('amount_wrong')),
          })}
        />
        <Field
          label={t('turnover')}
          hint={t('turnover_hint')}
          inputMode="numeric"
          autoComplete="off"
          error={errors.turnoverTimes?.message}
          {...form.register('turnoverTimes', {
            validate: (typed) =>
              (/^\d{1,3}$/.test(typed) && Number(typed) <= MOST_TIMES) || t('turnover_wrong', { most: MOST_TIMES }),
          })}
        />
        <TextArea
          label={t('reason')}
          maxLength={ADJUSTMENT_REASON_MAX}
          error={errors.reason?.message}
          {...form.register('reason', { validate: (typed) => typed.trim().length >= LEAST_REASON || t('reason_missing') })}
        />
      </Form>
    </Sheet>
  )
}
