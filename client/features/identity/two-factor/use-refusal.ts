import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { ApiError } from '#client/lib/api-error.ts'
import { showAtField, useErrorText } from '#client/lib/error-text.ts'

interface Values {
  code: string
  password: string
}

const FIELD: Partial<Record<string, keyof Values>> = {
  validate_verification_code_error: 'code',
  'modify.pw.incorrect.pw': 'password',
}

/** Shows a refusal at its field, or else in the form. Its text is looked up on render, because it may still be loading when the call fails. */
export function useRefusal(form: UseFormReturn<Values>, { onExpired }: { onExpired?: () => void } = {}) {
  const errorText = useErrorText()
  const [failure, setFailure] = useState<{ error: unknown }>()
  return {
    failure: failure && errorText(failure.error),
    forgive: () => setFailure(undefined),
    refuse(error: unknown) {
      const code = error instanceof ApiError ? error.code : ''
      const field = FIELD[code]
      if (field) return void showAtField(form, field, error)
      setFailure({ error })
      if (code === 'password.link.expired') onExpired?.()
    },
  }
}
