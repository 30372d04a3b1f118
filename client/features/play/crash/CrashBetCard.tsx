import { Repeat2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GameSession } from '#contract/play/launch.ts'
import {
  AutoSheet,
  AutoStrip,
  BonusLine,
  hundredthsText,
  LimitsLine,
  StakeChips,
  useAutoForm,
} from '#client/features/play/game-frame/index.ts'
import { Button, Card } from '#client/ui/index.ts'
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

/** The result of automatic bets so far; one entry in `profits` per bet. */
const sessionOf = (profits: readonly bigint[]) => ({
  profits,
  wins: profits.filter((profit, index) => profit > (profits[index - 1] ?? 0n)).length,
})

/** The rest of a bet: chips, automatic bets, and the limits. */
export function CrashBetCard({ play, table, session, onRules }: Props) {
  const { t } = useTranslation(['crash', 'game-frame'])
  const [isPlanning, setPlanning] = useState(false)
  const form = useAutoForm(play.stake.amount)
  const { stake, auto, run, isLocked, own } = play
  const { amount } = stake
  const highest = amount === undefined || amount === 0n ? undefined : highestOf(amount, table)
  const target = highest !== undefined && auto.isOn && auto.target < highest ? auto.target : highest
  const profit = auto.isOn && amount !== undefined && target !== undefined ? payoutAt(amount, target) - amount : undefined
  return (
    <Card className={styles.pad}>
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
      {table.hasAutoBet && (
        <Button
          variant="secondary"
          isWide
          icon={<Repeat2 size={20} aria-hidden="true" />}
          disabled={isLocked || run.isOn || !auto.isOn}
          onClick={() => setPlanning(true)}
        >
          {t('game-frame:auto_plan')}
        </Button>
      )}
      {table.hasAutoBet && !auto.isOn && <p className={styles.quiet}>{t('auto_needs_target')}</p>}
      {run.run && <AutoStrip run={run.run} currency={session} />}
      <AutoSheet
        isOpen={isPlanning}
        onClose={() => setPlanning(false)}
        form={form}
        session={sessionOf(run.run?.profits ?? [])}
        canStart={play.canBet && !isLocked && auto.isOn}
        canChangeStake
        currency={session}
        onStart={run.start}
      />
      {highest !== undefined && <p className={styles.quiet}>{t('highest', { multiplier: hundredthsText(highest) })}</p>}
      {table.bonus && <BonusLine bonus={table.bonus} session={session} />}
      <LimitsLine table={table} session={session} profit={auto.isOn ? profit : null} onRules={onRules} />
    </Card>
  )
}
