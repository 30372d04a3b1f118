import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { GameSession } from '#contract/play/launch.ts'
import { cx } from '#client/lib/class-names.ts'
import { formatMoney } from '#client/lib/format.ts'
import { Button, Card, Dock } from '#client/ui/index.ts'
import { AutoBetPanel } from './AutoBetPanel.tsx'
import { AutoBetProgress } from './AutoBetProgress.tsx'
import { type BetMode, BetModeControl } from './BetModeControl.tsx'
import { BetNotice } from './BetNotice.tsx'
import styles from './BetPad.module.css'
import { BonusLine } from './BonusLine.tsx'
import type { GameTable } from './game-calls.ts'
import { LimitsLine } from './LimitsLine.tsx'
import { notHeld, useHotkeys } from './use-hotkeys.ts'
import type { Play } from './use-play.ts'

interface Props {
  play: Play
  table: GameTable
  session: GameSession
  /** Where the stake is chosen. */
  children: ReactNode
  /** While a bet is under way. */
  busyText: string
  /** What a win brings beyond the stake; null where it depends on the outcome. */
  profit: bigint | undefined | null
  /** What has to be chosen before a bet is possible. */
  missing?: string
  /** Bets that place themselves may change the stake. */
  canChangeStake?: boolean
  /** The bet button stays at the screen's foot while a tall game is scrolled. */
  isDocked?: boolean
  /** Beside the docked bet button, below the stake, which is docked too. */
  tools?: ReactNode
  /** While a round in steps is open: what ends it, in the bet button's place, and what was wrong with a step. */
  inRound?: { button: ReactNode; notice: ReactNode }
  /** Of the limits line, as there. */
  returns?: string
  onMode?: (mode: BetMode) => void
  onRules: () => void
  onReopen: () => unknown
}

/** The stake, and the one button that bets; where the merchant allows it, bets that place themselves. */
export function BetPad(props: Props) {
  const {
    play,
    table,
    session,
    children,
    busyText,
    profit,
    missing,
    canChangeStake = true,
    isDocked,
    tools,
    inRound,
    returns,
    onMode,
    onRules,
    onReopen,
  } = props
  const { t, i18n } = useTranslation('game-frame')
  const [mode, setMode] = useState<BetMode>('manual')
  const { stake, auto, isRunning, isLocked, hasUnanswered, canBet, bet } = play
  const isAuto = mode === 'auto' && table.hasAutoBet
  useHotkeys(isAuto || inRound ? {} : { bet })
  const money = (amount: bigint) => formatMoney(amount, session, { language: i18n.language })
  const label = isRunning ? busyText : hasUnanswered ? t('check_bet') : t('bet', { amount: money(stake.amount ?? 0n) })
  const isSetting = isAuto && !auto.isOn && !hasUnanswered && !inRound
  const choose = (next: BetMode) => {
    setMode(next)
    onMode?.(next)
  }

  const betButton = (!isAuto || hasUnanswered) && (
    <Button isWide isLoading={isRunning} disabled={!canBet} onClick={bet} onKeyDown={notHeld} className={styles.bet}>
      {label}
    </Button>
  )

  const button = inRound?.button ?? betButton

  return (
    <>
      <Card className={cx(styles.pad, isRunning && styles.busy)}>
        {table.hasAutoBet && <BetModeControl mode={mode} isLocked={isLocked} onChange={choose} />}
        {!tools && children}
        {inRound?.notice ?? <BetNotice play={play} table={table} session={session} onReopen={onReopen} />}
        {auto.run && isAuto && <AutoBetProgress run={auto.run} currency={session} />}
        {auto.isOn && (
          <Button variant="secondary" isWide onClick={auto.stop}>
            {t('auto_stop')}
          </Button>
        )}
        {/* Hidden while bets place themselves: what was typed stays for the next run. */}
        {isAuto && (
          <div hidden={!isSetting}>
            <AutoBetPanel
              stake={stake.amount}
              canStart={canBet && !isRunning}
              canChangeStake={canChangeStake}
              currency={session}
              onStart={auto.start}
            />
          </div>
        )}
        {!isDocked && button}
        {missing && !isLocked && <p className={styles.missing}>{missing}</p>}
        {table.bonus && <BonusLine bonus={table.bonus} session={session} />}
        <LimitsLine table={table} session={session} profit={profit} returns={returns} onRules={onRules} />
      </Card>
      {isDocked && (tools || button) && (
        <Dock className={isRunning ? styles.busy : undefined}>
          {tools && children}
          <div className={styles.dockRow}>
            {tools}
            {button}
          </div>
        </Dock>
      )}
    </>
  )
}
