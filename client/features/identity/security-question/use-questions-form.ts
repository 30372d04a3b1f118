import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { QUESTION_COUNT } from '#contract/identity/security-question.ts'
import { useWithProof } from '#client/features/identity/security/index.ts'
import { ApiError } from '#client/lib/api-error.ts'
import { showAtField, useErrorText } from '#client/lib/error-text.ts'
import { toast } from '#client/lib/notices.ts'
import { SCREENS } from '#client/lib/paths.ts'
import { useCipherAhead } from '#client/lib/use-cipher-ahead.ts'
import { useRevalidateOnLanguage } from '#client/lib/use-revalidate-on-language.ts'
import { useSetQuestions } from './security-question.queries.ts'

export interface Values {
  answers: { questionId: string; answer: string }[]
  password: string
}
export const SLOTS = Array.from({ length: QUESTION_COUNT }, (_, slot) => slot)

/** Three questions, three answers, the login password. */
export function useQuestionsForm() {
  const { t } = useTranslation(['security-question', 'common'])
  const text = useErrorText()
  const navigate = useNavigate()
  const { run, sheet } = useWithProof()
  const set = useSetQuestions()
  const [refusal, setRefusal] = useState<unknown>()
  const form = useForm<Values>({ defaultValues: { answers: SLOTS.map(() => ({ questionId: '', answer: '' })), password: '' } })
  useRevalidateOnLanguage(form)
  useCipherAhead()

  const submit = form.handleSubmit(({ answers, password }) => {
    setRefusal(undefined)
    const questions = answers.map(({ questionId, answer }) => ({ questionId: Number(questionId), answer: answer.trim() }))
    return run(() => set.mutateAsync({ questions, password })).then(
      () => {
        toast.success(t('common:save_success'))
        void navigate(SCREENS.securityCentre.path, { replace: true })
      },
      (error: unknown) => {
        if (error instanceof ApiError && error.code === 'modify.pw.incorrect.pw') void showAtField(form, 'password', error)
        else setRefusal(error)
      },
    )
  })
  return { form, submit, sheet, error: refusal !== undefined && text(refusal) }
}
