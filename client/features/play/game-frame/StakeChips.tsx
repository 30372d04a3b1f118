import { useTranslation } from 'react-i18next'
import { MONEY_SCALE } from '#contract/wire.ts'
import { cx } from '#client/lib/class-names.ts'
import { formatMoney, type CurrencyMeta } from '#client/lib/format.ts'
import styles from './BetPad.module.css'
import type { GameTable } from './game-calls.ts'

const CHIPS = [
  { units: 5n, face: '5', look: styles.blue },
  { units: 20n, face: '20', look: styles.green },
  { units: 50n, face: '50', look: styles.red },
  { units: 100n, face: '100', look: styles.amber },
  { units: 500n, face: '500', look: styles.purple },
  { units: 1_000n, face: '1K', look: styles.ink },
] as const

/** The look of a chip with this amount: that of the highest standard chip within it. */
export const chipLook = (amount: bigint): string | undefined =>
  CHIPS.findLast(({ units }) => units * MONEY_SCALE <= amount)?.look ?? CHIPS[0].look

interface Props {
  stake: bigint | undefined
  table: Pick<GameTable, 'minStake' | 'maxStake' | 'bonus'>
  currency: CurrencyMeta
  isDisabled: boolean
  onChoose: (amount: bigint) => void
}

/** A row of fixed-value chips. They set the stake instead of adding to it, so that an extra tap costs nothing. */
export function StakeChips({ stake, table, currency, isDisabled, onChoose }: Props) {
  const { t, i18n } = useTranslation('game-frame')
  return (
    <fieldset className={styles.chips}>
      <legend className="visually-hidden">{t('chips')}</legend>
      {CHIPS.map(({ units, face, look }) => {
        const amount = units * MONEY_SCALE
        return (
          <button
            key={face}
            type="button"
            aria-pressed={stake === amount}
            disabled={isDisabled || amount < table.minStake || amount > (table.bonus?.maxStake ?? table.maxStake)}
            onClick={() => onChoose(amount)}
            className={cx(styles.chip, look)}
          >
            <span aria-hidden="true">{face}</span>
            <span className="visually-hidden">{formatMoney(amount, currency, { language: i18n.language, decimals: 0 })}</span>
          </button>
        )
      })}
    </fieldset>
  )
}
