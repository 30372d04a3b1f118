import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SlotRoundView } from '#contract/play/slots/slots.ts'
import { winSize } from '#client/features/play/game-frame/index.ts'
import { cx } from '#client/lib/class-names.ts'
import type { CurrencyMeta } from '#client/lib/format.ts'
import { CountUp } from '#client/ui/index.ts'
import { featureWin, lastScreen } from './slot-round.ts'
import type { SlotState } from './slot-state.ts'
import { useLeftLine } from './use-left-line.ts'
import { useResultLine } from './use-result-line.ts'
import type { Feature } from './use-feature.ts'
import type { Slot } from './use-slot.ts'
import styles from './WinPlaque.module.css'
import { useSlotMoney } from './use-slot-money.ts'

interface Props {
  sheet: SlotState['sheet']
  slot: Slot
  feature: Feature
  /** A round that ended while the player was away, to report now. */
  left: SlotRoundView | undefined
  currency: CurrencyMeta
  onHistory: () => void
}

/** The last result in words, and its payout. A payout up to the stake is no win (RG-12). */
export function WinPlaque({ sheet, slot, feature, left, currency, onHistory }: Props) {
  const { t } = useTranslation('slots')
  const result = useResultLine({ sheet, slot, feature })
  const leftLine = useLeftLine(left, currency)
  const line = leftLine ?? result
  const { phase, round, isFresh } = slot
  const screen = round && lastScreen(round)
  const stands = isFresh && phase !== 'asking' && phase !== 'showing' && !slot.isPending
  const { outro } = feature
  const paid = outro ? featureWin(outro) : stands && screen ? screen.amount : 0n
  const isWin = round !== null && winSize({ stake: round.stake, payout: paid }) !== 'none'
  const isBack = paid > 0n && !isWin
  const amount = useSlotMoney(currency)(paid)
  return (
    <div className={cx(styles.plaque, isWin && styles.won)}>
      {isWin && (
        <span className={styles.tag} aria-hidden="true">
          {t('win')}
        </span>
      )}
      <output className={styles.line}>
        {line}
        {paid > 0n && <span className="visually-hidden">{` ${t(isWin ? 'paid_win' : 'paid_back', { amount })}`}</span>}
      </output>
      {/* Always mounted, so that it counts up from zero. */}
      <span className={styles.amount} hidden={paid === 0n} aria-hidden="true">
        {isBack ? t('paid_back', { amount }) : <CountUp amount={isWin ? paid : 0n} currency={currency} />}
      </span>
      {left && (
        <button type="button" className={styles.more} onClick={onHistory}>
          {t('left_history')}
          <ChevronRight size={16} aria-hidden="true" />
        </button>
      )}
    </div>
  )
}
