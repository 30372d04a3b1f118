import { FlaskConical } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { GameSession } from '#contract/play/launch.ts'
import { GameHeader } from './GameHeader.tsx'
import styles from './GameScreen.module.css'

interface Props {
  session: GameSession
  balance: bigint
  /** A `FairnessLine`, below the title. */
  fairness: ReactNode
  sheets: ReactNode
  children: ReactNode
}

/** Rules, history or fairness, in a sheet over the game. */
export type GameSheet = 'history' | 'rules' | 'fairness'

/** The screen around an original: header with fairness line, and trial label. Its last child is a `GameDock`. */
export function GameShell({ session, balance, fairness, sheets, children }: Props) {
  const { t } = useTranslation('game-frame')
  return (
    <div className={styles.page}>
      <GameHeader session={session} balance={balance} fairness={fairness} />
      {session.mode === 'TRIAL' && (
        <p className={styles.trial}>
          <FlaskConical size={16} aria-hidden="true" />
          {t('trial')}
        </p>
      )}
      <div className={styles.body}>{children}</div>
      {sheets}
    </div>
  )
}
