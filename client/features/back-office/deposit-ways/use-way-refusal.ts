import { useState } from 'react'
import type { Path, UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { WAY_PROBLEMS } from '#contract/back-office/deposit-ways.ts'
import { ApiError } from '#client/lib/api-error.ts'
import { useErrorText } from '#client/lib/error-text.ts'
import { refusedPaths } from '#client/lib/refused-fields.ts'
import type { WayValues } from './way-form.ts'

/** A refusal is shown at its field, or above the button. */
export function useWayRefusal(form: UseFormReturn<WayValues>) {
  const { t } = useTranslation('deposit-ways')
  const text = useErrorText()
  const [refusal, setRefusal] = useState<unknown>()
  const refuse = (error: unknown) => {
    const fields = refusedPaths(error)
    for (const { path, message } of fields) {
      const problem = WAY_PROBLEMS.find((known) => known === message)
      // A refused list entry is shown at the list's field: `banks.0.bankCode`.
      const field = path.replace(/^(banks|fixedAmounts)\..*$/, '$1')
      form.setError(field as Path<WayValues>, { message: t(problem ? `problem_${problem}` : 'problem_other') })
    }
    setRefusal(fields.length > 0 ? undefined : error)
  }
  return {
    refuse,
    error: refusal !== undefined && text(refusal),
    /** Another operator saved first: the changes here cannot be saved. */
    isStale: refusal instanceof ApiError && refusal.code === 'content.changed',
    forget: () => setRefusal(undefined),
  }
}
