import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { DiallingCode } from './MobileField.tsx'
import { mobileProblem, shortestMobile } from './mobile-number.ts'

/** What is wrong with a typed number, as text; undefined if it may be valid in the chosen country. */
export function useMobileCheck({ country }: Pick<DiallingCode, 'country'>): (typed: string) => string | undefined {
  const { t } = useTranslation(['verification', 'common'])
  return (typed) => {
    const problem = mobileProblem(typed, country)
    if (problem === 'long') return t('mobile_too_long', { max: country?.maxLength })
    return problem && t('common:in_mobileNum_error', { min: shortestMobile(country) })
  }
}

/** Checks an invalid number again: another country, or rules that loaded late, may make it valid. */
export const judgeAgain =
  <Values extends FieldValues>({ getFieldState, trigger }: UseFormReturn<Values>, name: Path<Values>) =>
  () => {
    if (getFieldState(name).invalid) void trigger(name)
  }
