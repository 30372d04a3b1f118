import { useTranslation } from 'react-i18next'
import type { DepositChannel } from '#contract/money/deposit/deposit-order.ts'
import { useCurrency } from '#client/lib/site.ts'
import { typedText } from '#client/lib/typed-amount.ts'
import { ChoiceChip, Field } from '#client/ui/index.ts'
import styles from './Deposit.module.css'

interface Props {
  channel: DepositChannel
  typed: string
  amount: bigint | undefined
  money: (sum: bigint) => string
  error: string | undefined
  /** Filled in to get the bonus named in the address. */
  isSuggested: boolean
  onType: (typed: string) => void
  onLeave: () => void
}

/** The amount: typed, or one of the channel's own. */
export function DepositAmount({ channel, typed, amount, money, error, isSuggested, onType, onLeave }: Props) {
  const { t } = useTranslation('deposit')
  const { currencySymbol } = useCurrency()
  return (
    <section className={styles.section}>
      <Field
        label={t('amount')}
        inputMode="decimal"
        autoComplete="off"
        leading={<span className={styles.symbol}>{currencySymbol}</span>}
        className={styles.amount}
        value={typed}
        readOnly={channel.isFixedOnly}
        isClearable={!channel.isFixedOnly}
        onChange={({ target }) => onType(target.value)}
        onBlur={onLeave}
        error={error}
        hint={[isSuggested && t('bonus_suggested'), t('between', { min: money(channel.min), max: money(channel.max) })]
          .filter(Boolean)
          .join(' ')}
      />
      <fieldset className={styles.chips}>
        <legend className="visually-hidden">{t('amounts')}</legend>
        {channel.fixAmounts.map((offered) => (
          <ChoiceChip key={String(offered)} isOn={offered === amount} onSelect={() => onType(typedText(offered))}>
            {money(offered)}
          </ChoiceChip>
        ))}
      </fieldset>
    </section>
  )
}
