import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { securityConfig } from '#client/features/identity/security/index.ts'
import { ErrorState, Form, Skeleton } from '#client/ui/index.ts'
import { PasswordField, QuestionFields } from './QuestionFields.tsx'
import { allQuestions } from './security-question.queries.ts'
import { SLOTS, useQuestionsForm } from './use-questions-form.ts'

/** Three questions and answers of the member's own; saving replaces the old ones. */
export function SecurityQuestionsPage() {
  const { t } = useTranslation('security-question')
  const questions = useQuery(allQuestions())
  const { data: config } = useQuery(securityConfig())
  const { form, submit, sheet, error } = useQuestionsForm()
  if (questions.isPending) return <Skeleton shape="list" rows={7} />
  if (questions.isLoadingError) return <ErrorState error={questions.error} onRetry={questions.refetch} />
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
        <PasswordField form={form} />
      </Form>
      {sheet}
    </>
  )
}
