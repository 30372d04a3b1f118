import { useTranslation } from 'react-i18next'
import type { CurrencyMeta } from '#client/lib/format.ts'
import { cx } from '#client/lib/class-names.ts'
import styles from './BetPad.module.css'
import type { GameTable } from './game-calls.ts'
import { StakeChips } from './StakeChips.tsx'
import { StakeInput, StakeSteps } from './StakeInput.tsx'
import type { TypedStake } from './use-stake.ts'

/** How many characters fit beside the buttons on the smallest phone at full size. */
const FITTING_CHARACTERS = 7

interface Props {
  stake: TypedStake
  table: GameTable
  currency: CurrencyMeta
  /** A bet that is under way or waiting to be checked must not change. */
  isLocked: boolean
  /** The player changes the stake: what was wrong with the last bet is no longer meant. */
  onChange: () => void
}

/** The stake: typed, halved, doubled, at its maximum, or set by a chip. */
export function StakeField({ stake, table, currency, isLocked, onChange }: Props) {
  const { t } = useTranslation('game-frame')
  const { amount, typed, most, put } = stake
  const after = (change: () => void) => () => {
    onChange()
    change()
  }
  return (
    <>
      <div className={styles.amount}>
        <label className={cx(styles.stake, typed.length > FITTING_CHARACTERS && styles.long)}>
          <span className="visually-hidden">{t('stake')}</span>
          <span aria-hidden="true">{currency.currencySymbol}</span>
          <StakeInput stake={stake} isLocked={isLocked} onChange={onChange} className={styles.input} />
        </label>
        <div className={styles.quick}>
          <StakeSteps stake={stake} isLocked={isLocked} onChange={onChange} />
          <button type="button" disabled={isLocked || most < table.minStake} onClick={after(() => put(most))}>
            {t('max')}
          </button>
        </div>
      </div>
      <StakeChips
        stake={amount}
        table={table}
        currency={currency}
        isDisabled={isLocked}
        onChoose={(chosen) => after(() => put(chosen))()}
      />
    </>
  )
}
