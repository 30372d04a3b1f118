import { Gift, Info } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { DiceTable } from '#contract/play/dice/dice.ts'
import { dicePayout } from '#contract/play/dice/dice-roll.ts'
import type { GameSession } from '#contract/play/launch.ts'
import { MONEY_SCALE } from '#contract/wire.ts'
import { cx } from '#client/lib/class-names.ts'
import { formatMoney, formatPercent } from '#client/lib/format.ts'
import { Button, Card } from '#client/ui/index.ts'
import { BetNotice } from './BetNotice.tsx'
import styles from './BetPad.module.css'
import { double, halve, isStakeText, mostStake, stakeText } from './dice-stake.ts'
import { oddsText } from './dice-target.ts'
import { StakeChips } from './StakeChips.tsx'
import type { Dice } from './use-dice.ts'

const MILLION = 1_000_000
/** How many characters fit beside the buttons on the smallest phone at full size. */
const FITTING_CHARACTERS = 7

interface Props {
  dice: Dice
  table: DiceTable
  session: GameSession
  onRules: () => void
  onReopen: () => unknown
}

/** Holding a key down makes one bet, not many. */
const notHeld = (event: KeyboardEvent) => {
  if (event.repeat) event.preventDefault()
}

/** The stake, and the one button that bets. Each roll needs a tap: there is no autoplay. */
export function BetPad({ dice, table, session, onRules, onReopen }: Props) {
  const { t, i18n } = useTranslation('dice')
  const { choice, isBusy, hasUnanswered, place } = dice
  const { stake, typed, multiplier, problem, put, type } = choice
  const money = (amount: bigint) => formatMoney(amount, session, { language: i18n.language })
  const whole = (amount: bigint) =>
    formatMoney(amount, session, { language: i18n.language, decimals: amount % MONEY_SCALE === 0n ? 0 : 2 })
  const most = mostStake(table, multiplier)
  /** A bet that is under way or waiting to be checked must not change. */
  const isLocked = isBusy || hasUnanswered
  const change = (amount: bigint) => {
    dice.forgive()
    put(amount)
  }
  const label = isBusy ? t('rolling') : hasUnanswered ? t('check_bet') : t('bet', { amount: money(stake ?? 0n) })

  return (
    <Card className={cx(styles.pad, isBusy && styles.busy)}>
      <div className={styles.amount}>
        <label className={cx(styles.stake, typed.length > FITTING_CHARACTERS && styles.long)}>
          <span className="visually-hidden">{t('stake')}</span>
          <span aria-hidden="true">{session.currencySymbol}</span>
          <input
            inputMode="decimal"
            autoComplete="off"
            enterKeyHint="done"
            value={typed}
            disabled={isLocked}
            aria-invalid={problem !== undefined || undefined}
            onFocus={(event) => event.currentTarget.select()}
            onChange={(event) => {
              dice.forgive()
              if (isStakeText(event.target.value)) type(event.target.value)
            }}
            onBlur={() => stake !== undefined && type(stakeText(stake))}
            onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
            className={styles.input}
          />
        </label>
        <div className={styles.quick}>
          <button type="button" disabled={isLocked} onClick={() => change(halve(stake ?? 0n, table))}>
            <span aria-hidden="true">{'½'}</span>
            <span className="visually-hidden">{t('half')}</span>
          </button>
          <button type="button" disabled={isLocked} onClick={() => change(double(stake ?? 0n, table, multiplier))}>
            <span aria-hidden="true">{'2×'}</span>
            <span className="visually-hidden">{t('double')}</span>
          </button>
          <button type="button" disabled={isLocked || most < table.minStake} onClick={() => change(most)}>
            {t('max')}
          </button>
        </div>
      </div>
      <StakeChips stake={stake} table={table} currency={session} isDisabled={isLocked} onChoose={change} />
      <BetNotice dice={dice} table={table} most={most} session={session} onReopen={onReopen} />
      <Button
        isWide
        isLoading={isBusy}
        disabled={!hasUnanswered && problem !== undefined}
        onClick={place}
        onKeyDown={notHeld}
        className={styles.bet}
      >
        {label}
      </Button>
      {table.bonus && (
        <p className={styles.bonus}>
          <Gift size={16} aria-hidden="true" />
          {t('bonus_limits', {
            max: whole(table.bonus.maxStake),
            least: oddsText(table.bonus.minOdds),
            most: oddsText(table.bonus.maxOdds),
          })}
        </p>
      )}
      <div className={styles.foot}>
        <p>
          {t('profit')}{' '}
          <strong>
            {stake === undefined
              ? '–'
              : formatMoney(dicePayout(stake, multiplier) - stake, session, { language: i18n.language, isSigned: true })}
          </strong>
        </p>
        <button type="button" className={styles.rules} onClick={onRules}>
          <Info size={16} aria-hidden="true" />
          {t('limits', {
            min: whole(table.minStake),
            max: whole(table.maxStake),
            rtp: formatPercent(table.returnToPlayer / MILLION, i18n.language),
          })}
        </button>
      </div>
    </Card>
  )
}
