import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { oddsText } from '#client/features/play/game-frame/index.ts'
import { cx } from '#client/lib/class-names.ts'
import { formatMoney, type CurrencyMeta } from '#client/lib/format.ts'
import { CountUp, Money } from '#client/ui/index.ts'
import type { WheelRound } from './wheel-calls.ts'
import styles from './WheelDial.module.css'

interface Props {
  round: WheelRound
  currency: CurrencyMeta
  isStill: boolean
}

/** From this many characters on, an amount uses a smaller font. */
const LONG_AMOUNT = 10

/** The result and its payout. */
export function WheelHub({ round: { result, win, payout }, currency, isStill }: Props) {
  const { t, i18n } = useTranslation('game-frame')
  const [amount, setAmount] = useState(0n)
  useEffect(() => {
    const count = setTimeout(() => setAmount(payout))
    return () => clearTimeout(count)
  }, [payout])
  const times = `${oddsText(result)}×`
  const isLong = formatMoney(payout, currency, { language: i18n.language }).length >= LONG_AMOUNT
  return (
    <>
      {t(win ? 'outcome_win' : 'outcome_loss')}
      <strong className={cx(times.length > 4 && styles.long, !win && styles.none)}>{times}</strong>
      {win && (
        <span className={cx(styles.amount, isLong && styles.longAmount)}>
          {isStill ? <Money amount={payout} currency={currency} /> : <CountUp amount={amount} currency={currency} />}
        </span>
      )}
    </>
  )
}
