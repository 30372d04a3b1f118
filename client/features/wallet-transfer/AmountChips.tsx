import { useTranslation } from 'react-i18next'
import { useCurrency } from '#client/features/system/index.ts'
import { ChoiceChip, Field } from '#client/ui/index.ts'
import { amountText, readAmount, SHARES, shareOf, tidyAmount } from './move-values.ts'
import { useWalletWords } from './use-wallet-words.ts'
import styles from './Wallets.module.css'

interface Props {
  /** Of the wallet it comes from. */
  balance: bigint
  typed: string
  onType: (typed: string) => void
}

/** How much: typed, or a share of what is there. */
export function AmountChips({ balance, typed, onType }: Props) {
  const { t } = useTranslation('wallet-transfer')
  const currency = useCurrency()
  const { money } = useWalletWords()
  const amount = readAmount(typed)
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
        error={amount > balance ? t('problem_balance', { amount: money(balance) }) : undefined}
      />
      <div className={styles.chips}>
        {SHARES.map((share) => {
          const part = shareOf(balance, share)
          return (
            <ChoiceChip
              key={share}
              isOn={part > 0n && part === amount}
              onSelect={() => onType(part > 0n ? amountText(part) : '')}
            >
              {t(`share_${share}`)}
            </ChoiceChip>
          )
        })}
      </div>
    </div>
  )
}
