import type { ReactNode } from 'react'
import type { GameCard } from '#contract/play/game.ts'
import { GameArt, Link } from '#client/ui/index.ts'
import { ComingSoon } from './ComingSoon.tsx'
import { useChooseGame } from './use-choose-game.ts'
import { vendorListOf } from './vendor-list.ts'
import styles from './WideTile.module.css'

/** Two per row; in a lane, one line that scrolls. */
export const WideGrid = ({ children, isLane }: { children: ReactNode; isLane?: boolean | undefined }) => (
  <div className={isLane ? styles.lane : styles.grid}>{children}</div>
)

/** An in-house game: its art without lettering, with the name and one line over it. */
export function WideTile({ game, subtitle }: { game: GameCard; subtitle: string }) {
  const chooseGame = useChooseGame()
  const list = vendorListOf(game)
  const inside = (
    <>
      <GameArt src={game.mobileLargeIcon} alt="" ratio="178 / 103" />
      <span className={styles.copy}>
        <span className={styles.name}>{game.gameName}</span>
        {!game.comingSoon && <span className={styles.line}>{subtitle}</span>}
      </span>
      {game.comingSoon && <ComingSoon isWide />}
    </>
  )
  return (
    <article aria-label={game.gameName}>
      {list ? (
        <Link to={list} className={styles.tile}>
          {inside}
        </Link>
      ) : (
        <button
          type="button"
          aria-haspopup={game.comingSoon ? undefined : 'dialog'}
          className={styles.tile}
          onClick={() => chooseGame(game)}
        >
          {inside}
        </button>
      )}
    </article>
  )
}
