import { Repeat2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { GameSession } from '#contract/play/launch.ts'
import { cx } from '#client/lib/class-names.ts'
import { formatMoney } from '#client/lib/format.ts'
import { Button, IconButton } from '#client/ui/index.ts'
import { AutoSheet } from './AutoSheet.tsx'
import { AutoStrip } from './AutoStrip.tsx'
import { BetNotice } from './BetNotice.tsx'
import styles from './BetPad.module.css'
import { BonusLine } from './BonusLine.tsx'
import type { GameTable } from './game-calls.ts'
import { GameDock } from './GameDock.tsx'
import { LimitsLine } from './LimitsLine.tsx'
import { useAutoForm } from './use-auto-form.ts'
import { notHeld, useHotkeys } from './use-hotkeys.ts'
import type { Play } from './use-play.ts'

/** Manual bets, or the choices that automatic bets repeat. */
export type BetMode = 'manual' | 'auto'

interface Props {
  play: Play
  table: GameTable
  session: GameSession
  /** Where the stake is chosen: a `StakeBox`, or the tray of a game with its own chips. */
  children: ReactNode
  /** While a bet is under way. */
  busyText: string
  /** A win's profit; null where it depends on the outcome. */
  profit: bigint | undefined | null
  /** What must be chosen before a bet is possible. */
  missing?: string | undefined
  /** Automatic bets may change the stake. */
  canChangeStake?: boolean
  /** Next to the bet button; the automatic-bet button then goes there too. */
  tools?: ReactNode
  /** While a round in steps is open: the button that ends it replaces the bet button; and why a step failed. */
  inRound?: { button: ReactNode; notice: ReactNode } | undefined
  /** As in `LimitsLine`. */
  returns?: string
  /** The game has its own choices for automatic bets, made before the plan. */
  onMode?: (mode: BetMode) => void
  onRules: () => void
  onReopen: () => unknown
}

/** The bet's choices, and the dock: the stake, automatic bets if the merchant allows them, and the bet button. */
export function BetPad(props: Props) {
  const { play, table, session, children, busyText, profit, missing, canChangeStake = true } = props
  const { tools, inRound, returns, onMode, onRules, onReopen } = props
  const { t, i18n } = useTranslation('game-frame')
  const [mode, setMode] = useState<BetMode>('manual')
  const [isPlanning, setPlanning] = useState(false)
  const form = useAutoForm(play.stake.amount)
  const { stake, auto, isRunning, isLocked, hasUnanswered, canBet, bet } = play
  const isChoosing = mode === 'auto' && !auto.isOn && !hasUnanswered && !inRound
  useHotkeys(isChoosing || auto.isOn || inRound ? {} : { bet })
  const money = (amount: bigint) => formatMoney(amount, session, { language: i18n.language })
  const label = isRunning ? busyText : hasUnanswered ? t('check_bet') : t('bet', { amount: money(stake.amount ?? 0n) })
  const choose = () => {
    if (!onMode) return setPlanning(true)
    const next = mode === 'auto' ? 'manual' : 'auto'
    setMode(next)
    onMode(next)
  }

  const autoButton = {
    'aria-pressed': onMode ? mode === 'auto' : undefined,
    'aria-haspopup': onMode ? undefined : ('dialog' as const),
    disabled: isLocked,
    onClick: choose,
  }
  const betButton = isChoosing ? (
    <Button isWide disabled={!canBet} onClick={() => setPlanning(true)}>
      {t('auto_plan')}
    </Button>
  ) : (
    <Button isWide isLoading={isRunning} disabled={!canBet} onClick={bet} onKeyDown={notHeld} className={styles.bet}>
      {label}
    </Button>
  )
  const stopButton = (
    <Button variant="secondary" isWide onClick={auto.stop}>
      {t('auto_stop')}
    </Button>
  )

  return (
    <>
      <div className={styles.facts}>
        {missing && !isLocked && <p className={styles.missing}>{missing}</p>}
        {table.bonus && <BonusLine bonus={table.bonus} session={session} />}
        <LimitsLine table={table} session={session} profit={profit} returns={returns} onRules={onRules} />
      </div>
      <GameDock session={session} className={cx(isRunning && styles.busy)}>
        {inRound?.notice ?? <BetNotice play={play} table={table} session={session} onReopen={onReopen} />}
        {auto.run && <AutoStrip run={auto.run} currency={session} />}
        <div className={styles.stakeRow}>
          {children}
          {table.hasAutoBet && !tools && (
            <button type="button" className={styles.auto} {...autoButton}>
              <Repeat2 size={22} aria-hidden="true" />
              {t('mode_auto')}
            </button>
          )}
        </div>
        <div className={styles.dockRow}>
          {tools}
          {tools && table.hasAutoBet && (
            <IconButton look="surface" label={t('mode_auto')} icon={<Repeat2 size={20} />} {...autoButton} />
          )}
          {auto.isOn ? stopButton : (inRound?.button ?? betButton)}
        </div>
      </GameDock>
      <AutoSheet
        isOpen={isPlanning}
        onClose={() => setPlanning(false)}
        form={form}
        session={play.session}
        canStart={canBet && !isRunning}
        canChangeStake={canChangeStake}
        currency={session}
        onStart={auto.start}
      />
    </>
  )
}
