import { Suspense, useState } from 'react'
import type { Leaderboard } from '#contract/rewards/leaderboard/leaderboard.ts'
import { lackOf, MENDS, RewardSheet } from '#client/features/rewards/reward/index.ts'
import { Button, ButtonLink, Card } from '#client/ui/index.ts'
import { wonOf } from './leaderboard-parts.ts'
import styles from './WonCard.module.css'
import { useLeaderboardWords } from './use-leaderboard-words.ts'

/** What the last period won the member; it is claimed in the sheet, beside its terms. */
export function WonCard({ board }: { board: Leaderboard }) {
  const { t, money, moment } = useLeaderboardWords()
  const [opened, setOpened] = useState<'OPEN' | 'CLOSED'>()
  const { reward } = board
  const lack = lackOf(reward)
  const won = wonOf(board, lack)
  return (
    <>
      {won && (
        <Card className={styles.card}>
          <p className={styles.words}>
            <strong>{t('won', { amount: money(reward.amount) })}</strong>
            {reward.expiresAt !== null && <span>{t('claim_by', { time: moment(reward.expiresAt) })}</span>}
          </p>
          {won === 'CLAIM' || !lack ? (
            <Button size="small" aria-haspopup="dialog" onClick={() => setOpened('OPEN')}>
              {t('claim')}
            </Button>
          ) : (
            <ButtonLink to={MENDS[lack].to} size="small" variant="secondary">
              {t(`reward:${MENDS[lack].text}`)}
            </ButtonLink>
          )}
        </Card>
      )}
      {opened && (
        <Suspense>
          <RewardSheet reward={reward} hasReadMore isOpen={opened === 'OPEN'} onClose={() => setOpened('CLOSED')} />
        </Suspense>
      )}
    </>
  )
}
