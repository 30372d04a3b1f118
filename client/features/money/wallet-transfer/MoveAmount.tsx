import { useTranslation } from 'react-i18next'
import { useCurrency } from '#client/lib/site.ts'
import { typedText } from '#client/lib/typed-amount.ts'
import { useNumberProblem } from '#client/lib/use-number-problem.ts'
import { AmountPad } from '#client/ui/AmountPad.tsx'
import { readMove, SHARES, shareOf } from './move-values.ts'
import { useWalletWords } from './use-wallet-words.ts'

interface Props {
  /** The balance of the wallet it comes from. */
  balance: bigint
  typed: string
  onType: (typed: string) => void
}

/** The amount to move: typed, or a share of the balance. */
export function MoveAmount({ balance, typed, onType }: Props) {
  const { t } = useTranslation('wallet-transfer')
  const currency = useCurrency()
  const { money } = useWalletWords()
  const numberProblem = useNumberProblem()
  const read = readMove(typed)
  const amount = read.value ?? 0n
  return (
    <AmountPad
      label={t('amount')}
      symbol={currency.currencySymbol}
      typed={typed}
      onType={onType}
      error={amount > balance ? t('problem_balance', { amount: money(balance) }) : numberProblem(read)}
      chips={SHARES.map((share) => {
        const part = shareOf(balance, share)
        return {
          key: String(share),
          text: t(`share_${share}`),
          isOn: part > 0n && part === amount,
          onSelect: () => onType(part > 0n ? typedText(part) : ''),
        }
      })}
    />
  )
}
