import { WifiOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Celebration, hundredthsText } from '#client/features/play/game-frame/index.ts'
import type { CurrencyMeta } from '#client/lib/format.ts'
import { Stage } from '#client/ui/index.ts'
import type { CrashTable, ProvenRound } from './crash-calls.ts'
import { CrashFlight } from './CrashFlight.tsx'
import { CrashNumber } from './CrashNumber.tsx'
import styles from './CrashStage.module.css'
import { CrashStrip } from './CrashStrip.tsx'
import type { CrashLine } from './use-crash-table.ts'
import type { OwnBet } from './use-crash-bet.ts'
import { useFlightSound } from './use-flight-sound.ts'
import { useSpoken } from './use-spoken.ts'
import type { Flight } from './use-shown.ts'

interface Props {
  flight: Flight
  table: CrashTable
  own: OwnBet
  line: CrashLine
  rounds: readonly ProvenRound[]
  currency: CurrencyMeta
  onRound: (round: ProvenRound) => void
  onHistory: () => void
}

/** Manila bay at night: the last points, the number, and the lantern on its curve. */
export function CrashStage({ flight, table, own, line, rounds, currency, onRound, onHistory }: Props) {
  const { t } = useTranslation('crash')
  const spoken = useSpoken({ round: table.round, own, currency })
  const { last } = own
  useFlightSound(flight)
  return (
    <Stage aria-label={t('title')} className={styles.stage} data-phase={table.round?.phase}>
      <CrashFlight flight={flight} seats={table.seats} />
      <div className={styles.front}>
        <CrashStrip rounds={rounds} onRound={onRound} onHistory={onHistory} />
        <CrashNumber flight={flight} own={own} bettingMs={table.rules.bettingMs} currency={currency} />
      </div>
      <output className="visually-hidden">{spoken}</output>
      <output className={styles.line}>{line !== 'live' && <LineNote line={line} own={own} />}</output>
      {last?.state === 'WON' && <Celebration key={last.bet} round={last} currency={currency} />}
    </Stage>
  )
}

/** The connection is lost: what that means for the player's bet. */
function LineNote({ line, own: { open } }: { line: CrashLine; own: OwnBet }) {
  const { t } = useTranslation('crash')
  const ofBet = () => {
    if (!open) return undefined
    if (open.autoCashOut === null) return t('lost_by_hand')
    return t('lost_auto', { target: hundredthsText(open.target) })
  }
  return (
    <span className={styles.note}>
      <WifiOff size={18} aria-hidden="true" />
      <span>
        <strong>{t(line === 'lost' ? 'connecting' : 'table_waits')}</strong>
        {ofBet()}
      </span>
    </span>
  )
}
