import { useTranslation } from 'react-i18next'
import { useCurrency } from '#client/features/system/index.ts'
import { ChoiceChip, Field } from '#client/ui/index.ts'
import { moneyToWire } from '#contract/wire.ts'
import { useMoneyText } from './use-money-text.ts'
import { chipsOf, largestOf, problemOf, readAmount, tidyAmount, type Limits } from './withdraw-values.ts'
import styles from './AmountPad.module.css'

interface Props {
  limits: Limits
  typed: string
  onType: (typed: string) => void
}

/** How much: typed, or by a chip; what is wrong with it is told where it is typed. */
export function AmountPad({ limits, typed, onType }: Props) {
  const { t } = useTranslation('withdrawal')
  const currency = useCurrency()
  const money = useMoneyText()
  const amount = readAmount(typed)
  const problem = typed === '' ? undefined : problemOf(amount, limits)
  const all = largestOf(limits)
  const choose = (chip: bigint) => onType(String(moneyToWire(chip)))
  return (
    <div className={styles.pad}>
      <Field
        label={t('amount')}
        leading={<span className={styles.symbol}>{currency.currencySymbol}</span>}
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="done"
        isClearable={typed !== ''}
        value={typed}
        onChange={({ target }) => onType(tidyAmount(target.value))}
        error={problem && t(`problem_${problem.text}`, { amount: 'amount' in problem ? money(problem.amount, true) : '' })}
      />
      <div className={styles.chips}>
        {chipsOf(limits).map((chip) => (
          <ChoiceChip key={String(chip)} isOn={chip === amount} onSelect={() => choose(chip)}>
            {money(chip, true)}
          </ChoiceChip>
        ))}
        {limits.fixed.length === 0 && all >= limits.minimum && (
          <ChoiceChip isOn={all === amount} onSelect={() => choose(all)}>
            {t('all')}
          </ChoiceChip>
        )}
      </div>
    </div>
  )
}
