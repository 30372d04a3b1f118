import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { lackOf, RewardNeeds } from '#client/features/rewards/reward/index.ts'
import { BreakCard, CampaignChoice, chosenCampaign, RoomFrame, WonCard } from '#client/features/rewards/room/index.ts'
import { SCREENS } from '#client/lib/paths.ts'
import { ButtonLink, Card, EmptyState, ErrorState, Skeleton } from '#client/ui/index.ts'
import { Head } from './Head.tsx'
import { leaderboardRoom, type TimedBoard, type TimedRoom } from './leaderboard.queries.ts'
import styles from './LeaderboardPage.module.css'
import { OwnDock } from './OwnDock.tsx'
import { LastPeriod, Places } from './Places.tsx'
import { Prizes, Rules } from './Rules.tsx'
import { useLeaderboardWords } from './use-leaderboard-words.ts'

const CAMPAIGN = 'campaign'

function Board({ board }: { board: TimedBoard }) {
  const { t, money, moment } = useLeaderboardWords()
  const { reward, last } = board
  return (
    <>
      <Head board={board} />
      <WonCard
        reward={reward}
        title={t('won', { amount: money(reward.amount) })}
        until={t('claim_by', { time: moment(reward.expiresAt ?? 0) })}
        claim={t('claim')}
      />
      {reward.transactionId !== null && lackOf(reward) && (
        <Card>
          <RewardNeeds reward={reward} />
        </Card>
      )}
      <Places board={board} />
      <Prizes board={board} />
      <Rules board={board} />
      {last && <LastPeriod last={last} />}
      <OwnDock board={board} />
    </>
  )
}

function Room({ room: { boards, onBreak } }: { room: TimedRoom }) {
  const { t } = useTranslation('leaderboard')
  const [search, setSearch] = useSearchParams()
  const board = chosenCampaign(boards, search.get(CAMPAIGN))
  if (onBreak) return <BreakCard text={t('on_break')} />
  if (!board)
    return <EmptyState message={t('none')} action={<ButtonLink to={SCREENS.promotions.path}>{t('to_promotions')}</ButtonLink>} />
  return (
    <>
      <CampaignChoice
        label={t('choose')}
        campaigns={boards.map(({ reward }) => reward)}
        chosen={board.reward.campaignId}
        onChoose={(campaignId) => setSearch({ [CAMPAIGN]: String(campaignId) }, { replace: true })}
      />
      <Board key={board.reward.campaignId} board={board} />
    </>
  )
}

const Pending = () => (
  <>
    <Skeleton shape="banner" className={styles.headPending} />
    <Skeleton rows={6} className={styles.rowsPending} />
  </>
)

/** Leaderboards: who bets most in a day or week, and what each place wins (WIR-43). */
export function LeaderboardPage() {
  const { t } = useTranslation('account')
  const room = useQuery(leaderboardRoom())
  const isFailed = room.isError && room.data === undefined
  return (
    <div className={styles.page}>
      <RoomFrame title={t('leaderboard')}>
        {room.data && <Room room={room.data} />}
        {isFailed && <ErrorState error={room.error} onRetry={room.refetch} />}
        {room.isPending && <Pending />}
      </RoomFrame>
    </div>
  )
}
