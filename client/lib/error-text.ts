import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { ApiError } from './api-error.ts'
import { i18n as texts } from './i18n.ts'
import { toast } from './notices.ts'
import { ERROR_TEXTS_MS } from './timings.ts'

/** The text for anything thrown: `errors:<code>`, or else the unknown error. */
export function errorText(t: TFunction<'errors'>, i18n: { exists: (key: string) => boolean }, error: unknown): string {
  const code = error instanceof ApiError ? error.code : 'unknown.system.err'
  return i18n.exists(`errors:${code}`) ? t(code as 'unknown.system.err') : t('unknown.system.err')
}

const hasTexts = () => texts.exists('errors:unknown.system.err')
/** Without a connection the error texts cannot load either, so this one is among the first texts. */
const isUnheard = (error: unknown) => error instanceof ApiError && error.code === 'network.timeout'
const textOf = (error: unknown): string => {
  if (hasTexts()) return errorText(texts.getFixedT(null, 'errors'), texts, error)
  return texts.t(isUnheard(error) ? 'no_connection' : 'load_failed')
}

/**
 * Never suspends: an error appears beside content, which must not vanish because these texts did not load. For rendering; after a
 * failed call use `toastError`.
 */
export function useErrorText(): (error: unknown) => string {
  useTranslation('errors', { useSuspense: false })
  return textOf
}

/**
 * An error's text, to be stored where it is shown: waits for the error texts, which load with the first error, not with the first
 * page.
 */
async function textToKeep(error: unknown): Promise<string> {
  const late = new Promise((resolve) => setTimeout(resolve, ERROR_TEXTS_MS))
  if (!isUnheard(error) && !hasTexts()) await Promise.race([texts.loadNamespaces('errors'), late])
  return textOf(error)
}

/** Shows the error as a toast. */
export async function toastError(error: unknown): Promise<void> {
  toast.error(await textToKeep(error))
}

/** Shows a refusal at the field it is about, and moves there. */
export async function showAtField<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  field: FieldPath<Values>,
  error: unknown,
): Promise<void> {
  form.setError(field, { type: 'server', message: await textToKeep(error) }, { shouldFocus: true })
}
