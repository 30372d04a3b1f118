import { useTranslation } from 'react-i18next'
import { useCurrency } from '#client/lib/site.ts'
import { readAmount, typedText } from '#client/lib/typed-amount.ts'
import { useNumberProblem } from '#client/lib/use-number-problem.ts'
import { AmountPad } from '#client/ui/AmountPad.tsx'
import { useMoneyText } from '#client/lib/use-money-text.ts'
import { chipsOf, largestOf, problemOf, type Limits } from './withdraw-values.ts'

interface Props {
  limits: Limits
  typed: string
  onType: (typed: string) => void
}

/** The amount: typed, or by a chip; problems are shown below it. */
export function WithdrawAmount({ limits, typed, onType }: Props) {
  const { t } = useTranslation('withdrawal')
  const currency = useCurrency()
  const money = useMoneyText()
  const numberProblem = useNumberProblem()
  const read = readAmount(typed)
  const amount = read.value
  const problem = amount === undefined ? undefined : problemOf(amount, limits)
  const all = largestOf(limits)
  const chips = [
    ...chipsOf(limits).map((chip) => ({ chip, text: money(chip, true) })),
    ...(limits.fixed.length === 0 && all >= limits.minimum ? [{ chip: all, text: t('all') }] : []),
  ]
  return (
    <AmountPad
      label={t('amount')}
      symbol={currency.currencySymbol}
      typed={typed}
      onType={onType}
      error={
        problem
          ? t(`problem_${problem.text}`, { amount: 'amount' in problem ? money(problem.amount, true) : '' })
          : numberProblem(read)
      }
      chips={chips.map(({ chip, text }) => ({
        key: text,
        text,
        isOn: chip === amount,
        onSelect: () => onType(typedText(chip)),
      }))}
    />
  )
}
