import { useTranslation } from 'react-i18next'
import { useCurrency } from '#client/lib/site.ts'
import { amountText, readAmount, tidyAmount } from '#client/lib/typed-amount.ts'
import { AmountPad } from '#client/ui/AmountPad.tsx'
import { useMoneyText } from './use-money-text.ts'
import { chipsOf, DECIMALS, largestOf, problemOf, type Limits } from './withdraw-values.ts'

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
  const amount = readAmount(typed)
  const problem = typed === '' ? undefined : problemOf(amount, limits)
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
      onType={(text) => onType(tidyAmount(text, DECIMALS))}
      error={problem && t(`problem_${problem.text}`, { amount: 'amount' in problem ? money(problem.amount, true) : '' })}
      chips={chips.map(({ chip, text }) => ({
        key: text,
        text,
        isOn: chip === amount,
        onSelect: () => onType(amountText(chip)),
      }))}
    />
  )
}
