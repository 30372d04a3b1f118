import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { OPERATOR_PASSWORD_MIN } from '#contract/back-office/operator/operator.ts'
import { OPERATOR_NAME_MAX, OPERATOR_USERNAME } from '#contract/back-office/operator/operator-people.ts'
import { type OperatorRole } from '#contract/operator-roles.ts'
import { PASSWORD_MAX } from '#contract/wire.ts'
import { ApiError } from '#client/lib/api-error.ts'
import { showAtField, useErrorText } from '#client/lib/error-text.ts'
import { toast } from '#client/lib/notices.ts'
import { useCipherAhead } from '#client/lib/use-cipher-ahead.ts'
import { Field, Form, Sheet } from '#client/ui/index.ts'
import { useAddPerson } from './people.queries.ts'
import { RoleChoice } from './RoleChoice.tsx'

const LEAST_NAME = 2

/** A new operator, with a first password. */
export function AddPersonSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('operator-people')
  const text = useErrorText()
  const add = useAddPerson()
  const [refusal, setRefusal] = useState<unknown>()
  const [role, setRole] = useState<OperatorRole>('CASHIER')
  const form = useForm({ defaultValues: { username: '', name: '', password: '' } })
  const { errors, isSubmitting } = form.formState
  const least = OPERATOR_PASSWORD_MIN
  useCipherAhead()

  const submit = form.handleSubmit(async (typed) => {
    setRefusal(undefined)
    try {
      const { username } = await add.mutateAsync({ ...typed, role })
      toast.success(t('added', { username }))
      form.reset()
      onClose()
    } catch (error) {
      if (error instanceof ApiError && error.code === 'exists.username.err') void showAtField(form, 'username', error)
      else setRefusal(error)
    }
  })
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('add')}>
      <Form
        intro={t('add_intro')}
        error={refusal !== undefined && text(refusal)}
        submit={t('add')}
        isPending={isSubmitting}
        onSubmit={(event) => void submit(event)}
      >
        <Field
          label={t('username')}
          hint={t('username_hint')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.username?.message}
          {...form.register('username', {
            validate: (typed) => OPERATOR_USERNAME.test(typed.trim()) || t('username_wrong'),
          })}
        />
        <Field
          label={t('name')}
          autoComplete="off"
          maxLength={OPERATOR_NAME_MAX}
          error={errors.name?.message}
          {...form.register('name', { validate: (typed) => typed.trim().length >= LEAST_NAME || t('name_wrong') })}
        />
        <RoleChoice value={role} onChange={setRole} />
        <Field
          label={t('password_first')}
          hint={t('password_hint', { least })}
          type="password"
          autoComplete="new-password"
          maxLength={PASSWORD_MAX}
          error={errors.password?.message}
          {...form.register('password', { validate: (typed) => typed.length >= least || t('password_short', { least }) })}
        />
      </Form>
    </Sheet>
  )
}
