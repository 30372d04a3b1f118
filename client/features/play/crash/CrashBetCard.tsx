import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GameSession } from '#contract/play/launch.ts'
import {
  AutoBetPanel,
  AutoBetProgress,
  type BetMode,
  BetModeControl,
  BonusLine,
  hundredthsText,
  LimitsLine,
  StakeChips,
} from '#client/features/play/game-frame/index.ts'
import { Card } from '#client/ui/index.ts'
import type { CrashTable } from './crash-calls.ts'
import styles from './CrashGame.module.css'
import { highestOf, payoutAt } from './payout.ts'
import type { CrashPlay } from './use-crash-play.ts'

interface Props {
  play: CrashPlay
  table: CrashTable
  session: GameSession
  onRules: () => void
}

/** What else belongs to a bet: chips, bets that place themselves, and the limits. */
export function CrashBetCard({ play, table, session, onRules }: Props) {
  const { t } = useTranslation('crash')
  const [mode, setMode] = useState<BetMode>('manual')
  const { stake, auto, run, isLocked, own } = play
  const isAuto = mode === 'auto' && table.hasAutoBet
  const { amount } = stake
  const highest = amount === undefined || amount === 0n ? undefined : highestOf(amount, table)
  const target = highest !== undefined && auto.isOn && auto.target < highest ? auto.target : highest
  const profit = auto.isOn && amount !== undefined && target !== undefined ? payoutAt(amount, target) - amount : undefined
  return (
    <Card className={styles.pad}>
      {table.hasAutoBet && <BetModeControl mode={mode} isLocked={isLocked} onChange={setMode} />}
      <StakeChips
        stake={amount}
        table={table}
        currency={session}
        isDisabled={isLocked}
        onChoose={(chosen) => {
          own.forgive()
          stake.put(chosen)
        }}
      />
      {run.run && isAuto && <AutoBetProgress run={run.run} currency={session} />}
      {isAuto && !auto.isOn && <p className={styles.quiet}>{t('auto_needs_target')}</p>}
      {isAuto && (
        // Hidden while bets place themselves: what was typed stays for the next run.
        <div hidden={run.isOn || !auto.isOn}>
          <AutoBetPanel
            stake={amount}
            canStart={play.canBet && !isLocked}
            canChangeStake
            currency={session}
            onStart={run.start}
          />
        </div>
      )}
      {highest !== undefined && <p className={styles.quiet}>{t('highest', { multiplier: hundredthsText(highest) })}</p>}
      {table.bonus && <BonusLine bonus={table.bonus} session={session} />}
      <LimitsLine table={table} session={session} profit={auto.isOn ? profit : null} onRules={onRules} />
    </Card>
  )
}
