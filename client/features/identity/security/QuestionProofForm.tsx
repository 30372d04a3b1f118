import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '#client/lib/error-text.ts'
import { useCipherAhead } from '#client/lib/use-cipher-ahead.ts'
import { ErrorState, Field, Form, Skeleton } from '#client/ui/index.ts'
import { ownQuestions, useProve } from './security.queries.ts'

const ANSWER_MAX = 100

/** The member's own questions; all three must be answered. */
export function QuestionProofForm({ onProved }: { onProved: () => void }) {
  const { t } = useTranslation('security')
  const text = useErrorText()
  const questions = useQuery(ownQuestions())
  const prove = useProve()
  const [refusal, setRefusal] = useState<unknown>()
  const form = useForm<{ answers: string[] }>({ defaultValues: { answers: [] } })
  useCipherAhead()
  if (questions.isPending) return <Skeleton shape="list" rows={3} />
  if (questions.isLoadingError) return <ErrorState error={questions.error} onRetry={questions.refetch} />

  const submit = form.handleSubmit(({ answers }) => {
    setRefusal(undefined)
    const typed = questions.data.map(({ questionId }, index) => ({ questionId, answer: answers[index] ?? '' }))
    return prove.mutateAsync({ way: 'question', answers: typed }).then(onProved, setRefusal)
  })

  return (
    <Form
      intro={t('proof_question')}
      error={refusal !== undefined && text(refusal)}
      submit={t('proof_submit')}
      isPending={prove.isPending}
      onSubmit={(event) => void submit(event)}
    >
      {questions.data.map(({ questionId, question }, index) => (
        <Field
          key={questionId}
          label={question}
          autoComplete="off"
          maxLength={ANSWER_MAX}
          error={form.formState.errors.answers?.[index]?.message}
          {...form.register(`answers.${index}`, { validate: (typed) => typed.trim() !== '' || t('answer_required') })}
        />
      ))}
    </Form>
  )
}
