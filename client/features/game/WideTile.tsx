import type { ReactNode } from 'react'
import type { GameCard } from '#contract/game.ts'
import { GameArt } from '#client/ui/index.ts'
import { chooseGame } from './chosen-game.ts'
import styles from './WideTile.module.css'

/** Two a row. */
export const WideGrid = ({ children }: { children: ReactNode }) => <div className={styles.grid}>{children}</div>

/** An in-house game: its art without lettering, the name and one line over it. */
export const WideTile = ({ game, subtitle }: { game: GameCard; subtitle: string }) => (
  <article aria-label={game.gameName}>
    <button type="button" aria-haspopup="dialog" className={styles.tile} onClick={() => chooseGame(game)}>
      <GameArt src={game.mobileLargeIcon} alt="" ratio="178 / 103" />
      <span className={styles.copy}>
        <span className={styles.name}>{game.gameName}</span>
        <span className={styles.line}>{subtitle}</span>
      </span>
    </button>
  </article>
)
