import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { GameSession } from '#contract/play/launch.ts'
import {
  BetNotice,
  DockField,
  GameDock,
  hundredthsText,
  StakeField,
  useFigureReader,
  useHotkeys,
} from '#client/features/play/game-frame/index.ts'
import { Switch } from '#client/ui/Switch.tsx'
import type { CrashTable } from './crash-calls.ts'
import { CrashButton } from './CrashButton.tsx'
import styles from './CrashDock.module.css'
import type { CrashPlay } from './use-crash-play.ts'
import { useDraft } from './use-draft.ts'

interface Props {
  play: CrashPlay
  table: CrashTable
  session: GameSession
  onReopen: () => unknown
}

const leave = (event: KeyboardEvent<HTMLInputElement>) => event.key === 'Enter' && event.currentTarget.blur()

/** Stake, automatic cash-out, and the one button, always at the foot of the screen and never moved. */
export function CrashDock({ play, table, session, onReopen }: Props) {
  const { t } = useTranslation('crash')
  const { own, stake, isLocked, press, error } = play
  const problem = own.open || play.wish ? undefined : stake.problem
  useHotkeys({ bet: press })
  return (
    <GameDock session={session} className={styles.dock}>
      <BetNotice
        play={{ stake: { ...stake, problem }, error, hasUnanswered: own.hasUnanswered, forgive: own.forgive }}
        table={table}
        session={session}
        onReopen={onReopen}
      />
      <div className={styles.fields}>
        <StakeField
          label={t('my_stake')}
          stake={stake}
          currency={session}
          isLocked={isLocked}
          isHeld={isLocked}
          onChange={own.forgive}
          className={styles.stake}
        />
        <AutoCashOut play={play} isLocked={isLocked} />
      </div>
      <CrashButton play={play} currency={session} />
    </GameDock>
  )
}

const DECIMALS = 2
function AutoCashOut({ play: { auto, setAuto }, isLocked }: { play: CrashPlay; isLocked: boolean }) {
  const { t } = useTranslation('crash')
  const readFigure = useFigureReader(DECIMALS)
  const { shown, type, commit } = useDraft(hundredthsText(auto.target), (typed) => {
    const target = readFigure(typed)
    if (target !== undefined) setAuto({ target, isOn: true })
  })
  return (
    <DockField
      label={t('auto_cash_out')}
      isQuiet={isLocked || !auto.isOn}
      className={styles.auto}
      trailing={
        <Switch
          label={<span className="visually-hidden">{t('auto_on')}</span>}
          checked={auto.isOn}
          disabled={isLocked}
          className={styles.switch}
          onChange={(event) => setAuto({ isOn: event.target.checked })}
        />
      }
    >
      <input
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="done"
        value={shown}
        disabled={isLocked}
        className={styles.target}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => type(event.target.value)}
        onBlur={commit}
        onKeyDown={leave}
      />
      <span aria-hidden="true">{'×'}</span>
    </DockField>
  )
}
