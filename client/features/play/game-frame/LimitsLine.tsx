import { Info } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { MONEY_SCALE } from '#contract/wire.ts'
import { formatMoney, formatPercent, type CurrencyMeta } from '#client/lib/format.ts'
import styles from './BetPad.module.css'
import type { GameTable } from './game-calls.ts'

const MILLION = 1_000_000

interface Props {
  table: GameTable
  session: CurrencyMeta
  /** A win's profit; null where it depends on the outcome. */
  profit: bigint | undefined | null
  /** The return in words, where one figure would mislead. */
  returns?: string
  onRules: () => void
}

/** The profit, and the limits with the return, which open the rules. */
export function LimitsLine({ table, session, profit, returns, onRules }: Props) {
  const { t, i18n } = useTranslation('game-frame')
  const whole = (amount: bigint) =>
    formatMoney(amount, session, { language: i18n.language, decimals: amount % MONEY_SCALE === 0n ? 0 : 2 })
  const won = profit == null ? '–' : formatMoney(profit, session, { language: i18n.language, isSigned: true })
  return (
    <div className={styles.foot}>
      {profit !== null && (
        <p>
          {t('profit')} <strong>{won}</strong>
        </p>
      )}
      <button type="button" className={styles.rules} onClick={onRules}>
        <Info size={16} aria-hidden="true" />
        {t('limits', {
          min: whole(table.minStake),
          max: whole(table.maxStake),
          rtp: returns ?? formatPercent(table.returnToPlayer / MILLION, i18n.language),
        })}
      </button>
    </div>
  )
}
