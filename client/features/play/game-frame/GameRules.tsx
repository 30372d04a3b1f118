import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney, formatPercent, type CurrencyMeta } from '#client/lib/format.ts'
import type { GameTable } from './game-calls.ts'
import styles from './GameRules.module.css'

const MILLION = 1_000_000
const HOUR_MS = 3_600_000
/** Different bets differ in the third decimal. */
const RETURN_DECIMALS = 3

export type Fact = readonly [label: string, value: string]

interface Props {
  table: GameTable
  currency: CurrencyMeta
  /** One rule per line. */
  rules: readonly string[]
  /** The game's own figures. */
  facts?: readonly Fact[]
  /** What the average covers. */
  averageLabel?: string
  /** For a game in steps: how long an open round may be left. */
  leftAfterMs?: number
  /** The game's own keyboard keys. */
  keys?: string
  /** Below the figures: a pay table. */
  children?: ReactNode
}

/** Rules, limits and return, to be read before betting (GAM-02). */
export function GameRules({ table, currency, rules, facts = [], averageLabel, leftAfterMs, keys, children }: Props) {
  const { t, i18n } = useTranslation('game-frame')
  const money = (amount: bigint) => formatMoney(amount, currency, { language: i18n.language })
  const percent = (ppm: number) => formatPercent(ppm / MILLION, i18n.language, RETURN_DECIMALS)
  const { returnToPlayer, returnMost, returnAverage, maxProfit } = table
  const lines = leftAfterMs === undefined ? rules : [...rules, t('rule_left', { hours: leftAfterMs / HOUR_MS })]
  const isOneReturn = percent(returnToPlayer) === percent(returnMost)
  const all: readonly Fact[] = [
    [t('rule_min'), money(table.minStake)],
    [t('rule_max'), money(table.maxStake)],
    [t('rule_payout'), money(table.maxPayout)],
    [t('rule_profit'), money(maxProfit)],
    ...facts,
    [t('rule_rtp'), isOneReturn ? percent(returnToPlayer) : `${percent(returnToPlayer)} – ${percent(returnMost)}`],
    ...(isOneReturn ? [] : [[averageLabel ?? t('rule_rtp_average'), percent(returnAverage)] as const]),
  ]
  return (
    <>
      <ol className={styles.rules}>
        {lines.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ol>
      <dl className={styles.facts}>
        {all.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
      <p className={styles.note}>{t('rule_note')}</p>
      <p className={styles.keys}>
        {t('rule_keys')} {keys}
      </p>
    </>
  )
}
