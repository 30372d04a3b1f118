import { Lock } from 'lucide-react'
import { Controller, useWatch, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { SecurityQuestion } from '#contract/identity/security-question.ts'
import { PASSWORD_MAX } from '#contract/wire.ts'
import { Field, PickerField } from '#client/ui/index.ts'
import type { Values } from './use-questions-form.ts'

interface Props {
  slot: number
  questions: readonly SecurityQuestion[]
  form: UseFormReturn<Values>
}

const ANSWER_MAX = 100

// A component per field: the form registers fields in render order, and focuses the first invalid one.
function AnswerField({ slot, form }: Omit<Props, 'questions'>) {
  const { t } = useTranslation('security-question')
  return (
    <Field
      label={t('answer', { number: slot + 1 })}
      autoComplete="off"
      maxLength={ANSWER_MAX}
      error={form.formState.errors.answers?.[slot]?.answer?.message}
      {...form.register(`answers.${slot}.answer`, { validate: (typed) => typed.trim() !== '' || t('answer_required') })}
    />
  )
}

/** One question, from those not chosen in the other fields, and its answer. */
export function QuestionFields({ slot, questions, form }: Props) {
  const { t } = useTranslation('security-question')
  const chosen = useWatch({ control: form.control, name: 'answers' })
  const isElsewhere = (id: string) => chosen.some(({ questionId }, other) => other !== slot && questionId === id)
  const options = questions
    .map(({ questionId, question }) => ({ value: String(questionId), label: question }))
    .filter(({ value }) => !isElsewhere(value))
  const errors = form.formState.errors.answers?.[slot]
  return (
    <>
      <Controller
        control={form.control}
        name={`answers.${slot}.questionId`}
        rules={{ validate: (id) => id !== '' || t('question_required') }}
        render={({ field: { ref, value, onChange } }) => (
          <PickerField
            ref={ref}
            label={t('question', { number: slot + 1 })}
            options={options}
            value={value}
            onChange={onChange}
            error={errors?.questionId?.message}
          />
        )}
      />
      <AnswerField slot={slot} form={form} />
    </>
  )
}

/** The login password. */
export function PasswordField({ form }: Pick<Props, 'form'>) {
  const { t } = useTranslation(['security-question', 'common'])
  return (
    <Field
      label={t('password')}
      icon={<Lock size={22} />}
      type="password"
      autoComplete="current-password"
      maxLength={PASSWORD_MAX}
      error={form.formState.errors.password?.message}
      {...form.register('password', { validate: (typed) => typed !== '' || t('common:in_enter_password') })}
    />
  )
}
