import { useTranslation } from 'react-i18next'
import { readAmount } from '#client/lib/typed-amount.ts'
import { useNumberProblem } from '#client/lib/use-number-problem.ts'

const WHOLE = /^\d{1,9}$/

/** Validates typed numbers for react-hook-form: true, or the error text. */
export function useFieldRules() {
  const { t } = useTranslation('content-management')
  const numberProblem = useNumberProblem()
  return {
    amount: (least: bigint) => (typed: string) => {
      const read = readAmount(typed)
      return (read.value !== undefined && read.value >= least) || (numberProblem(read) ?? t('amount_wrong'))
    },
    whole: (min: number, max: number) => (typed: string) => {
      const value = Number(typed.trim())
      return (WHOLE.test(typed.trim()) && value >= min && value <= max) || t('whole_between', { min, max })
    },
  }
}
