import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { OPERATOR_PASSWORD_MIN } from '#contract/back-office/operator/operator.ts'
import { PASSWORD_MAX } from '#contract/wire.ts'
import { ApiError } from '#client/lib/api-error.ts'
import { showAtField, useErrorText } from '#client/lib/error-text.ts'
import { toast } from '#client/lib/notices.ts'
import { useCipherAhead } from '#client/lib/use-cipher-ahead.ts'
import { Field, Form } from '#client/ui/index.ts'
import { useChangePassword } from './people.queries.ts'

const FIELD_OF = { 'modify.pw.incorrect.pw': 'password', 'modify.new.old.same': 'newPassword' } as const
const isFieldCode = (code: string): code is keyof typeof FIELD_OF => code in FIELD_OF

/** Changes the operator's own password. */
export function OwnPassword() {
  const { t } = useTranslation('operator-people')
  const text = useErrorText()
  const change = useChangePassword()
  const [refusal, setRefusal] = useState<unknown>()
  const form = useForm({ defaultValues: { password: '', newPassword: '', again: '' } })
  const { errors, isSubmitting } = form.formState
  useCipherAhead()

  const submit = form.handleSubmit(async ({ password, newPassword }) => {
    setRefusal(undefined)
    try {
      await change.mutateAsync({ password, newPassword })
      toast.success(t('password_changed'))
      form.reset()
    } catch (error) {
      if (error instanceof ApiError && isFieldCode(error.code)) void showAtField(form, FIELD_OF[error.code], error)
      else setRefusal(error)
    }
  })
  const secret = { type: 'password', maxLength: PASSWORD_MAX } as const
  return (
    <Form
      intro={t('own_password_intro')}
      error={refusal !== undefined && text(refusal)}
      submit={t('own_password')}
      isPending={isSubmitting}
      onSubmit={(event) => void submit(event)}
    >
      <Field
        {...secret}
        label={t('password_current')}
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password', { required: t('password_current_missing') })}
      />
      <Field
        {...secret}
        label={t('password_new')}
        autoComplete="new-password"
        error={errors.newPassword?.message}
        {...form.register('newPassword', {
          validate: (typed) => typed.length >= OPERATOR_PASSWORD_MIN || t('password_short', { least: OPERATOR_PASSWORD_MIN }),
        })}
      />
      <Field
        {...secret}
        label={t('password_again')}
        autoComplete="new-password"
        error={errors.again?.message}
        {...form.register('again', { validate: (typed, { newPassword }) => typed === newPassword || t('password_differs') })}
      />
    </Form>
  )
}
