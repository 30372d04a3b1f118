import { useTranslation } from 'react-i18next'
import { readAmount } from '#client/lib/typed-amount.ts'
import { useNumberProblem } from '#client/lib/use-number-problem.ts'
import { isAmount } from './offer-form.ts'

/** For a field of a form: true for an amount, else what is wrong with it. */
export function useAmountFault(): (typed: string) => true | string {
  const { t } = useTranslation('agent-contracts')
  const numberProblem = useNumberProblem()
  return (typed) => isAmount(typed) || (numberProblem(readAmount(typed)) ?? t('amount_wrong'))
}
