import { useTranslation } from 'react-i18next'
import { formatMoney, type CurrencyMeta } from '#client/lib/format.ts'
import { Button } from '#client/ui/index.ts'
import styles from './BetPad.module.css'
import type { StepPlay } from './use-step-play.ts'

interface Props {
  play: Pick<StepPlay, 'open' | 'hasUnanswered' | 'isBusy' | 'isCashingOut' | 'bet' | 'cashOut'>
  currency: CurrencyMeta
  /** Shown while there is no win yet. */
  nothingYet: string
}

/** Replaces the bet button during a round: cashes out, or retries a step without an answer. */
export function CashOutButton({ play, currency, nothingYet }: Props) {
  const { t, i18n } = useTranslation('game-frame')
  const { open, hasUnanswered, isBusy, isCashingOut, bet, cashOut } = play
  if (hasUnanswered)
    return (
      <Button isWide isLoading={isBusy} onClick={bet} className={styles.bet}>
        {t('check_step')}
      </Button>
    )
  const amount = open?.cashOut
  return (
    <Button isWide isLoading={isCashingOut} disabled={amount == null} onClick={cashOut} className={styles.bet}>
      {amount == null ? nothingYet : t('cash_out', { amount: formatMoney(amount, currency, { language: i18n.language }) })}
    </Button>
  )
}
