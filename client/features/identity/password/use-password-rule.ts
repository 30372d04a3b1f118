import { useTranslation } from 'react-i18next'
import { PASSWORD_MAX } from '#contract/wire.ts'
import { useSite } from '#client/lib/site.ts'
import { refusedPaths } from '#client/lib/refused-fields.ts'
import { problemOf } from '#client/lib/rule-problem.ts'

/** The merchant's rule for a new password (SCR-26), as text. */
export function usePasswordRule() {
  const { t } = useTranslation(['password', 'common'])
  const rule = useSite()?.register.password
  const lengths = { min: rule?.minLength ?? 0, max: rule?.maxLength ?? PASSWORD_MAX }
  return {
    hint: rule && t('rule', lengths),
    /** What is wrong with a typed password. */
    check(typed: string): string | undefined {
      if (typed === '') return t('common:in_enter_password')
      return rule && problemOf(rule, typed) ? t('rule', lengths) : undefined
    },
    /** The text of a refusal, if it is about the password. */
    refusalOf(error: unknown): string | undefined {
      const named = refusedPaths(error).find(({ path }) => path === 'newPassword')
      if (!named) return undefined
      return named.message === 'payment' ? t('is_payment_password') : t('rule', lengths)
    },
  }
}
