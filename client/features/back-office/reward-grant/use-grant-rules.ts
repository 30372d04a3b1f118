import { useTranslation } from 'react-i18next'
import { readAmount } from '#client/lib/typed-amount.ts'
import { useNumberProblem } from '#client/lib/use-number-problem.ts'
import { useWords } from '#client/lib/back-office/use-words.ts'
import { isGiftAmount } from './grant-form.ts'

/** Validates an amount for one member, for react-hook-form; `isOptional` = may be empty. */
export function useGiftRule(most: bigint, isOptional: boolean) {
  const { t } = useTranslation('reward-grant')
  const { money } = useWords()
  const numberProblem = useNumberProblem()
  return (typed: string) => {
    if (typed.trim() === '') return isOptional || t('amount_missing')
    return isGiftAmount(typed, most) || (numberProblem(readAmount(typed)) ?? t('amount_wrong', { most: money(most) }))
  }
}
