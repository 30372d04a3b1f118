import { Gamepad2 } from 'lucide-react'
import type { Leaderboard } from '#contract/rewards/leaderboard/leaderboard.ts'
import { useLogInForReward } from '#client/features/rewards/reward/index.ts'
import { paths } from '#client/lib/paths.ts'
import { Button, ButtonLink, Dock } from '#client/ui/index.ts'
import { isOut } from './leaderboard-parts.ts'
import styles from './OwnDock.module.css'
import { useLeaderboardWords } from './use-leaderboard-words.ts'

const ICON = 20

/** Where to bet: one kind of game if only that counts. */
const gamesOf = ({ categories }: Leaderboard) =>
  categories.length === 1 ? paths.gameList({ gameType: categories[0]! }) : paths.home

function Standing({ own }: { own: NonNullable<Leaderboard['own']> }) {
  const { t, money, label, number } = useLeaderboardWords()
  const { place, score, amount, next } = own
  return (
    <div className={styles.own}>
      <p className={styles.place}>
        {place === null ? (
          t('no_place')
        ) : (
          <>
            <span className="visually-hidden">{t('own_place')} </span>
            <strong>{number(place)}</strong>
          </>
        )}
      </p>
      <p className={styles.words}>
        <strong>{amount > 0n ? t('own_wins', { amount: label(amount) }) : t('own_bets', { amount: label(score) })}</strong>
        <span>
          {next && t('to_place', { amount: money(next.missing), place: number(next.place) })}
          {place === 1 && t('ahead')}
          {isOut(own) && t('out')}
        </span>
      </p>
    </div>
  )
}

/** The member's place, and how to improve it. */
export function OwnDock({ board }: { board: Leaderboard }) {
  const { t } = useLeaderboardWords()
  const logIn = useLogInForReward()
  return (
    <Dock className={styles.dock}>
      {board.own ? (
        <>
          <Standing own={board.own} />
          {!isOut(board.own) && (
            <ButtonLink to={gamesOf(board)} isWide icon={<Gamepad2 size={ICON} aria-hidden="true" />}>
              {t('play')}
            </ButtonLink>
          )}
        </>
      ) : (
        <Button isWide onClick={logIn}>
          {t('log_in')}
        </Button>
      )}
    </Dock>
  )
}
