import { Database } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CurrencyMeta } from '#client/lib/format.ts'
import type { GameTable } from './game-calls.ts'
import { StakeChips } from './StakeChips.tsx'
import { StakeField } from './StakeField.tsx'
import styles from './StakeBox.module.css'
import type { TypedStake } from './use-stake.ts'

interface Props {
  stake: TypedStake
  table: Pick<GameTable, 'minStake' | 'maxStake' | 'bonus'>
  currency: CurrencyMeta
  /** A bet that is under way or waiting to be checked must not change. */
  isLocked: boolean
  /** Locked for longer than a moment: a round is open, or automatic bets are running. */
  isHeld?: boolean | undefined
  /** The player changes the stake: the last bet's problem no longer applies. */
  onChange: () => void
}

/** The stake in the dock: typed, halved, doubled, or set by a chip from the row above it. */
export function StakeBox({ stake, table, currency, isLocked, isHeld = false, onChange }: Props) {
  const { t } = useTranslation('game-frame')
  const [hasChips, setChips] = useState(false)
  const { amount, most, put } = stake
  const set = (next: bigint) => {
    onChange()
    put(next)
  }
  return (
    <>
      {hasChips && !isHeld && (
        <div className={styles.chips}>
          <StakeChips stake={amount} table={table} currency={currency} isDisabled={isLocked} onChoose={set} />
          <button type="button" className={styles.max} disabled={isLocked || most < table.minStake} onClick={() => set(most)}>
            {t('max')}
          </button>
        </div>
      )}
      <StakeField label={t('stake')} stake={stake} currency={currency} isLocked={isLocked} isHeld={isHeld} onChange={onChange}>
        <button type="button" aria-label={t('chips')} aria-expanded={hasChips} onClick={() => setChips(!hasChips)}>
          {/* A stack of chips. */}
          <Database size={20} aria-hidden="true" />
        </button>
      </StakeField>
    </>
  )
}
