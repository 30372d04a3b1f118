import { useQuery } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { PASSWORD_MAX } from '#contract/session.ts'
import { securityConfig } from '#client/features/security/index.ts'
import { ErrorState, Field, Form, Skeleton } from '#client/ui/index.ts'
import { QuestionFields } from './QuestionFields.tsx'
import { allQuestions } from './security-question.queries.ts'
import { SLOTS, useQuestionsForm } from './use-questions-form.ts'

/** Three questions and answers of the member's own; new ones take the place of the old. */
export function SecurityQuestionsPage() {
  const { t, i18n } = useTranslation(['security-question', 'common'])
  const questions = useQuery(allQuestions(i18n.language))
  const { data: config } = useQuery(securityConfig())
  const { form, submit, sheet, error } = useQuestionsForm()
  if (questions.isPending) return <Skeleton shape="list" rows={7} />
  if (questions.isError) return <ErrorState error={questions.error} onRetry={questions.refetch} />
  return (
    <>
      <Form
        intro={t(config?.hasSecurityQuestions ? 'intro_again' : 'intro')}
        error={error}
        submit={t('save')}
        isPending={form.formState.isSubmitting}
        onSubmit={(event) => void submit(event)}
      >
        {SLOTS.map((slot) => (
          <QuestionFields key={slot} slot={slot} questions={questions.data} form={form} />
        ))}
        <Field
          label={t('password')}
          icon={<Lock size={22} />}
          type="password"
          autoComplete="current-password"
          maxLength={PASSWORD_MAX}
          error={form.formState.errors.password?.message}
          {...form.register('password', { validate: (typed) => typed !== '' || t('common:in_enter_password') })}
        />
      </Form>
      {sheet}
    </>
  )
}
