import type { FieldError, UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { RegisterField } from '#contract/identity/register.ts'
import { shortestMobile, useMobileCheck, type DiallingCode } from '#client/features/identity/verification/index.ts'
import { ApiError } from '#client/lib/api-error.ts'
import { useErrorText } from '#client/lib/error-text.ts'
import { problemOf, type FormField } from './register-fields.ts'
import { cleanValue, type RegisterValues } from './register-values.ts'
import { useRuleText } from './use-rule-text.ts'

/** Fields that show their rule beforehand. */
const WITH_HINT: readonly RegisterField[] = ['username', 'password', 'paymentPassword']

/** Fields whose rule text says where to find the code. */
const TOLD_BY_RULE: readonly RegisterField[] = ['verificationCode', 'captcha']

/** The texts of a field: its rule, before and after it is broken, and the server's refusals. */
export function useFieldTexts(form: UseFormReturn<RegisterValues>, { country }: DiallingCode) {
  const { t } = useTranslation(['register', 'common'])
  const textOfRule = useRuleText()
  const errorText = useErrorText()
  const checkMobile = useMobileCheck({ country })

  function ruleText({ name, rule }: FormField, problem: 'required' | 'pattern'): string {
    if (name === 'mobileNum') return t('common:in_mobileNum_error', { min: shortestMobile(country) })
    if (problem === 'required' && !TOLD_BY_RULE.includes(name)) return t('field_required')
    return textOfRule(rule)
  }

  /** Undefined if the value is valid, otherwise the problem as text. */
  function check(field: FormField, typed: string): string | undefined {
    const value = cleanValue(field.name, typed, country)
    // The chosen country's numbering plan is stricter than the merchant's rule.
    const misdialled = field.name === 'mobileNum' && typed.trim() !== '' && checkMobile(typed)
    if (misdialled) return misdialled
    const problem = problemOf(field.rule, value)
    if (problem) return ruleText(field, problem)
    if (field.name === 'confirmPassword' && value !== form.getValues('password'))
      return errorText(new ApiError('modify.new.confirm.diff'))
    return undefined
  }

  /** A refusal is stored as its reason, so that it follows the language. */
  function textOf(field: FormField, error: FieldError | undefined): string | undefined {
    if (!error) return undefined
    if (error.type !== 'server') return error.message
    const reason = error.message ?? ''
    return reason === 'required' || reason === 'pattern' ? ruleText(field, reason) : errorText(new ApiError(reason))
  }

  function hintOf(field: FormField): string | undefined {
    const { name, rule } = field
    if (name === 'username' && !rule.required) return t('username_made_up')
    return WITH_HINT.includes(name) ? ruleText(field, 'pattern') : undefined
  }

  return { check, textOf, hintOf }
}
