import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { ApiError } from './api-error.ts'
import { i18n as texts } from './i18n.ts'
import { toast } from './notices.ts'

/** The player's words for anything thrown: `errors:<code>`, else the unknown error. */
export function errorText(t: TFunction<'errors'>, i18n: { exists: (key: string) => boolean }, error: unknown): string {
  const code = error instanceof ApiError ? error.code : 'unknown.system.err'
  return i18n.exists(`errors:${code}`) ? t(code as 'unknown.system.err') : t('unknown.system.err')
}

const hasTexts = () => texts.exists('errors:unknown.system.err')
/** Nothing reached the server: then the errors' texts would not come either. Its words are among the first texts. */
const isUnheard = (error: unknown) => error instanceof ApiError && error.code === 'network.timeout'
const textOf = (error: unknown): string => {
  if (hasTexts()) return errorText(texts.getFixedT(null, 'errors'), texts, error)
  return texts.t(isUnheard(error) ? 'no_connection' : 'load_failed')
}

/**
 * Never suspends: what went wrong stands beside what is shown, which must not vanish when these texts are what did not come. For what
 * is drawn; whoever answers a call that failed uses `toastError`.
 */
export function useErrorText(): (error: unknown) => string {
  useTranslation('errors', { useSuspense: false })
  return textOf
}

/** A toast with the player's words; the errors' texts come with the first of them, not with the first page. */
export async function toastError(error: unknown): Promise<void> {
  if (!isUnheard(error)) await texts.loadNamespaces('errors')
  toast.error(textOf(error))
}
