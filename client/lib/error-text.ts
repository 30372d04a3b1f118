import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { ApiError } from './api-error.ts'
import { i18n as texts } from './i18n.ts'
import { toast } from './notices.ts'

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

/** Shows the error as a toast. The error texts load with the first toast, not with the first page. */
export async function toastError(error: unknown): Promise<void> {
  if (!isUnheard(error)) await texts.loadNamespaces('errors')
  toast.error(textOf(error))
}
