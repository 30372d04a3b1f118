import { useState } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#client/lib/api-error.ts'
import { useErrorText } from '#client/lib/error-text.ts'
import { refusedPaths } from '#client/lib/refused-fields.ts'

/** The texts for refused fields, which say what to do. */
const REFUSALS = [
  [/^endAt$/, 'end_wrong'],
  [/^startAt$/, 'time_wrong'],
  [/^texts\.\w+\.title$|^names/, 'title_missing'],
  [/picture$/, 'picture_gone'],
  [/^loginPicture$/, 'login_popup_picture'],
  [/^lead\.externalLink$/, 'address_wrong'],
  [/^lead\.promotionId$/, 'promotion_wrong'],
  [/^lead\.gameNodeId$/, 'game_wrong'],
  [/^lead\.redirect$/, 'lead_later'],
  [/^code$/, 'code_taken'],
] as const

/** The field and text of a refused path, if they differ from those of content management. */
export type RefusalAt = (path: string) => { field: string; message: string } | undefined

/** Submits a form; a refusal is shown at its field, or above the button. */
export function useContentForm<V extends FieldValues>(form: UseFormReturn<V>, refusalAt?: RefusalAt) {
  const { t } = useTranslation('content-management')
  const text = useErrorText()
  const [refusal, setRefusal] = useState<unknown>()

  const send = (action: (values: V) => Promise<unknown>) =>
    form.handleSubmit(async (values) => {
      setRefusal(undefined)
      try {
        await action(values)
      } catch (error) {
        const fields = refusedPaths(error)
        for (const { path } of fields) {
          const words = REFUSALS.find(([named]) => named.test(path))?.[1] ?? 'field_wrong'
          const { field, message } = refusalAt?.(path) ?? { field: path, message: t(words) }
          form.setError(field as Path<V>, { message })
        }
        setRefusal(fields.length > 0 ? undefined : error)
      }
    })
  return {
    send,
    error: refusal !== undefined && text(refusal),
    /** Another editor saved first: the changes here cannot be saved. */
    isStale: refusal instanceof ApiError && refusal.code === 'content.changed',
    forget: () => setRefusal(undefined),
  }
}

/** The error message of a field at any depth. */
export function messageAt(errors: object, path: string): string | undefined {
  const found = path.split('.').reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], errors)
  return (found as { message?: string } | undefined)?.message
}
