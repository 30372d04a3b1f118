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

/** What a game is played with, at the foot of the screen, and how long the player has been at it: always in sight (RG-11). */
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
