import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useSearchParams } from 'react-router-dom'
import type { SpinGame, SpinRoom } from '#contract/rewards/spin/spin.ts'
import { type Balance, useBalance } from '#client/features/money/wallet/index.ts'
import { RewardNeeds } from '#client/features/rewards/reward/index.ts'
import {
  BreakCard,
  CampaignChoice,
  chosenCampaign,
  isClosed,
  RoomFrame,
  WinnersCard,
} from '#client/features/rewards/room/index.ts'
import { paths, SCREENS } from '#client/lib/paths.ts'
import { ButtonLink, Card, Dock, EmptyState, ErrorState, Skeleton } from '#client/ui/index.ts'
import { Prizes } from './Prizes.tsx'
import { ReelsStage } from './ReelsStage.tsx'
import { Own } from './Results.tsx'
import { spinRoom } from './spin.queries.ts'
import { SpinButton } from './SpinButton.tsx'
import styles from './SpinPage.module.css'
import { SpinsCard } from './SpinsCard.tsx'
import { SpinStage } from './SpinStage.tsx'
import { useSpinning } from './use-spinning.ts'
import { WheelStage } from './WheelStage.tsx'

const CAMPAIGN = 'campaign'
const STAGES = { WHEEL: WheelStage, REELS: ReelsStage } as const

/** One wheel, or the reels: its stage, how to get spins, the odds, and the winners. */
function Game({ game, onBusy }: { game: SpinGame; onBusy: (isBusy: boolean) => void }) {
  const { t } = useTranslation('spin')
  const spinning = useSpinning(game, onBusy)
  const Stage = STAGES[game.look]
  const { reward, prizes, spins, winners, own } = game
  const isLacking = reward.state === 'MISSING' || reward.state === 'GUEST'
  return (
    <>
      <SpinStage
        title={reward.title}
        result={spinning.phase === 'SHOWN' ? spinning.result : null}
        hasMore={spins.length > 0}
        number={spinning.number}
      >
        <Stage prizes={prizes} spinning={spinning} />
      </SpinStage>
      {isLacking && (reward.needs.length > 0 || reward.block) && (
        <Card>
          <RewardNeeds reward={reward} />
        </Card>
      )}
      <SpinsCard game={game} />
      <Prizes game={game} />
      <WinnersCard title={t('winners')} winners={winners} />
      <Own own={own} />
      <Dock className={styles.dock}>
        <SpinButton game={game} spinning={spinning} />
      </Dock>
    </>
  )
}

function Room({ room: { games, onBreak }, onBusy }: { room: SpinRoom; onBusy: (isBusy: boolean) => void }) {
  const { t } = useTranslation('spin')
  const [search, setSearch] = useSearchParams()
  // The room lists games with spins first: remember the first one, so that the last spin does not switch the game.
  const [first] = useState(games[0]?.reward.campaignId)
  const game = chosenCampaign(games, search.get(CAMPAIGN), first)
  if (onBreak) return <BreakCard text={t('on_break')} />
  if (!game)
    return <EmptyState message={t('none')} action={<ButtonLink to={SCREENS.promotions.path}>{t('to_promotions')}</ButtonLink>} />
  function choose(campaignId: number) {
    // A turning stage that unmounts never reports its stop.
    onBusy(false)
    setSearch({ [CAMPAIGN]: String(campaignId) }, { replace: true })
  }
  return (
    <>
      <CampaignChoice
        label={t('choose')}
        campaigns={games.map(({ reward }) => reward)}
        chosen={game.reward.campaignId}
        onChoose={choose}
      />
      <Game key={game.reward.campaignId} game={game} onBusy={onBusy} />
    </>
  )
}

const Pending = () => (
  <>
    <Skeleton shape="banner" className={styles.stagePending} />
    <Skeleton rows={3} className={styles.rowsPending} />
  </>
)

/** Prize wheels and reels (SCR-38): daily spins, and the prizes drawn for them. A site without the page redirects to home. */
export function SpinPage() {
  const { t } = useTranslation('account')
  const room = useQuery(spinRoom())
  const { data: balance } = useBalance()
  // A win is in the wallet before the wheel stops, so keep showing the old balance.
  const [held, setHeld] = useState<Balance>()
  if (isClosed(room.error)) return <Navigate to={paths.home} replace />
  const isFailed = room.isError && room.data === undefined
  return (
    <div className={styles.page}>
      <RoomFrame title={t('lucky_spin')} balance={held}>
        {room.data && <Room room={room.data} onBusy={(isBusy) => setHeld(isBusy ? balance : undefined)} />}
        {isFailed && <ErrorState error={room.error} onRetry={room.refetch} />}
        {room.isPending && <Pending />}
      </RoomFrame>
    </div>
  )
}
