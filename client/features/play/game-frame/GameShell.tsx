import { FlaskConical } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { GameSession } from '#contract/play/launch.ts'
import { SessionLine } from '#client/features/identity/responsible-play/index.ts'
import { GameHeader, type GameSheet } from './GameHeader.tsx'
import styles from './GameScreen.module.css'

interface Props {
  session: GameSession
  balance: bigint
  historyTitle: string
  onOpen: (sheet: GameSheet) => void
  /** Last on the page: the row that opens the fairness sheet, and what is docked below it. */
  foot: ReactNode
  sheets: ReactNode
  children: ReactNode
}

/** The screen around an original: header, trial label, session and fairness. */
export function GameShell({ session, balance, historyTitle, onOpen, foot, sheets, children }: Props) {
  const { t } = useTranslation('game-frame')
  return (
    <div className={styles.page}>
      <GameHeader session={session} balance={balance} historyTitle={historyTitle} onOpen={onOpen} />
      {session.mode === 'TRIAL' && (
        <p className={styles.trial}>
          <FlaskConical size={16} aria-hidden="true" />
          {t('trial')}
        </p>
      )}
      <div className={styles.body}>
        {children}
        {session.mode === 'REAL' && <SessionLine />}
        {foot}
      </div>
      {sheets}
    </div>
  )
}
