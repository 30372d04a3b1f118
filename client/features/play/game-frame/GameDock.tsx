import type { ReactNode } from 'react'
import type { GameSession } from '#contract/play/launch.ts'
import { SessionLine } from '#client/features/identity/responsible-play/index.ts'
import { cx } from '#client/lib/class-names.ts'
import { Dock } from '#client/ui/index.ts'
import styles from './GameScreen.module.css'

interface Props {
  session: GameSession
  className?: string | undefined
  children: ReactNode
}

/** The game's controls and the time played, always visible at the bottom of the screen (RG-11). */
export const GameDock = ({ session, className, children }: Props) => (
  <Dock className={cx(styles.dock, className)}>
    {children}
    {session.mode === 'REAL' && (
      <div className={styles.foot}>
        <SessionLine />
      </div>
    )}
  </Dock>
)
