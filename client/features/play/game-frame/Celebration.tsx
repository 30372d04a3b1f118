import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from '#client/lib/class-names.ts'
import { formatMoney, type CurrencyMeta } from '#client/lib/format.ts'
import { BIG_WIN_MS, HUGE_WIN_MS, HUGE_WIN_SKIP_MS } from '#client/lib/timings.ts'
import { CountUp } from '#client/ui/index.ts'
import type { EndedBet } from './auto-bet.ts'
import { Coins } from './Coins.tsx'
import styles from './Celebration.module.css'
import { winSize } from './win-size.ts'

interface Props {
  /** A round of this visit whose result is shown. */
  round: EndedBet
  currency: CurrencyMeta
}

const HUNDREDTHS = 100n
const timesText = ({ stake, payout }: EndedBet) => `${(Number((payout * HUNDREDTHS) / stake) / 100).toFixed(2)}×`

/**
 * A win of ten times the stake or more, above the stage for a moment. Smaller wins only get the result; the line names every win.
 */
export function Celebration({ round, currency }: Props) {
  const { i18n } = useTranslation()
  const size = winSize(round)
  const [step, setStep] = useState<'fresh' | 'skippable' | 'over'>('fresh')
  const [amount, setAmount] = useState(round.stake)
  useEffect(() => {
    if (size !== 'big' && size !== 'huge') return undefined
    const count = setTimeout(() => setAmount(round.payout))
    const skip = setTimeout(() => setStep('skippable'), HUGE_WIN_SKIP_MS)
    const over = setTimeout(() => setStep('over'), size === 'huge' ? HUGE_WIN_MS : BIG_WIN_MS)
    return () => {
      clearTimeout(count)
      clearTimeout(skip)
      clearTimeout(over)
    }
  }, [size, round.payout])
  if (size === 'none' || size === 'small' || step === 'over') return null
  return (
    <div
      aria-hidden="true"
      className={cx(styles.celebration, size === 'huge' && styles.huge)}
      onPointerDown={() => step === 'skippable' && setStep('over')}
    >
      <div className={styles.plaque}>
        <span className={styles.times}>{timesText(round)}</span>
        <span className={styles.amount} title={formatMoney(round.payout, currency, { language: i18n.language })}>
          <CountUp amount={amount} currency={currency} />
        </span>
        <Coins />
      </div>
    </div>
  )
}
