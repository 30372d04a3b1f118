import { useTranslation } from 'react-i18next'
import { MAX_WITHDRAWALS } from '#contract/back-office/vip-ranks.ts'
import { readAmount } from '#client/lib/typed-amount.ts'
import { useNumberProblem } from '#client/lib/use-number-problem.ts'
import { isBelow, type LadderValues } from './rank-form.ts'

const WHOLE = /^\d{1,4}$/

/** Validates a rank's fields for react-hook-form: true, or the error text. */
export function useRankRules() {
  const { t } = useTranslation(['vip-ranks', 'content-management'])
  const numberProblem = useNumberProblem()
  const amount = (typed: string) => {
    const read = readAmount(typed)
    return read.value !== undefined || (numberProblem(read) ?? t('content-management:amount_wrong'))
  }
  return {
    threshold: (place: number, name: 'minDeposit' | 'minTurnover') => (typed: string, all: LadderValues) => {
      const checked = amount(typed)
      return checked === true && isBelow(all.ranks, place, name) ? t('below') : checked
    },
    optionalAmount: (typed: string) => typed.trim() === '' || amount(typed),
    optionalCount: (typed: string) => {
      const isPossible = WHOLE.test(typed.trim()) && Number(typed.trim()) <= MAX_WITHDRAWALS
      return typed.trim() === '' || isPossible || t('content-management:whole_wrong', { most: MAX_WITHDRAWALS })
    },
  }
}
