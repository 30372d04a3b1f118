import { useQuery } from '@tanstack/react-query'
import { Gamepad2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { LuckyGame, LuckyRoom } from '#contract/rewards/lucky-bet/lucky-bet.ts'
import { RewardNeeds, useLogInForReward } from '#client/features/rewards/reward/index.ts'
import {
  BreakCard,
  CampaignChoice,
  chosenCampaign,
  RoomFrame,
  StageHead,
  WinnersCard,
  WonCard,
} from '#client/features/rewards/room/index.ts'
import { paths, SCREENS } from '#client/lib/paths.ts'
import { Button, ButtonLink, Card, Dock, EmptyState, ErrorState, Skeleton } from '#client/ui/index.ts'
import { CloverArt } from './CloverArt.tsx'
import { allWon, oneInOfAll } from './lucky-parts.ts'
import { luckyRoom } from './lucky-bet.queries.ts'
import styles from './LuckyBet.module.css'
import { LuckyPrizes, LuckyRules } from './LuckyPrizes.tsx'
import { OwnWins } from './OwnWins.tsx'
import { Proof } from './Proof.tsx'
import { useLuckyWords } from './use-lucky-words.ts'

const CAMPAIGN = 'campaign'
const ICON = 20

function Head({ game: { reward, prizes, most, wonToday } }: { game: LuckyGame }) {
  const { t, label, number } = useLuckyWords()
  const top = prizes.reduce((highest, { amount }) => (amount > highest ? amount : highest), 0n)
  const isGuest = reward.state === 'GUEST'
  return (
    <StageHead
      tone="green"
      title={reward.title}
      amount={t('reward:at_most', { amount: label(top) })}
      lines={[t('one_in', { number: number(oneInOfAll(prizes)) })]}
      pill={<span>{isGuest ? t('most', { count: most }) : t('today', { won: wonToday, most })}</span>}
      art={<CloverArt />}
    />
  )
}

/** Where to bet: one kind of game if only that takes part. */
const gamesOf = ({ categories }: LuckyGame) =>
  categories.length === 1 ? paths.gameList({ gameType: categories[0]! }) : paths.home

function PlayDock({ game }: { game: LuckyGame }) {
  const { t } = useLuckyWords()
  const logIn = useLogInForReward()
  return (
    <Dock className={styles.dock}>
      {game.reward.state === 'GUEST' ? (
        <Button isWide onClick={logIn}>
          {t('log_in')}
        </Button>
      ) : (
        <ButtonLink to={gamesOf(game)} isWide icon={<Gamepad2 size={ICON} aria-hidden="true" />}>
          {t('play')}
        </ButtonLink>
      )}
    </Dock>
  )
}

function Game({ game }: { game: LuckyGame }) {
  const { t, money, moment } = useLuckyWords()
  const { reward, winners, own } = game
  const won = allWon(game)
  const isLacking = reward.needs.some(({ isMet }) => !isMet)
  return (
    <>
      <Head game={game} />
      {reward.state === 'SPENT' && (
        <Card>
          <p>{t('spent')}</p>
        </Card>
      )}
      <WonCard
        reward={won}
        title={t('won', { amount: money(won.amount) })}
        until={t('claim_by', { time: moment(won.expiresAt ?? 0) })}
        claim={t('claim')}
      />
      {isLacking && reward.state !== 'GUEST' && (
        <Card>
          <RewardNeeds reward={reward} />
        </Card>
      )}
      <LuckyPrizes game={game} />
      <OwnWins own={own} />
      <LuckyRules game={game} />
      <WinnersCard title={t('winners')} winners={winners} />
      <Proof game={game} />
      <PlayDock game={game} />
    </>
  )
}

function Room({ room: { games, onBreak } }: { room: LuckyRoom }) {
  const { t } = useLuckyWords()
  const [search, setSearch] = useSearchParams()
  const game = chosenCampaign(games, search.get(CAMPAIGN))
  if (onBreak) return <BreakCard text={t('on_break')} />
  if (!game)
    return <EmptyState message={t('none')} action={<ButtonLink to={SCREENS.promotions.path}>{t('to_promotions')}</ButtonLink>} />
  return (
    <>
      <CampaignChoice
        label={t('choose')}
        campaigns={games.map(({ reward }) => reward)}
        chosen={game.reward.campaignId}
        onChoose={(campaignId) => setSearch({ [CAMPAIGN]: String(campaignId) }, { replace: true })}
      />
      <Game key={game.reward.campaignId} game={game} />
    </>
  )
}

const Pending = () => (
  <>
    <Skeleton shape="banner" className={styles.headPending} />
    <Skeleton rows={6} className={styles.rowsPending} />
  </>
)

/** Lucky bets: prizes that a bet can win by chance, and how to check a draw (WIR-43). */
export function LuckyBetPage() {
  const { t } = useTranslation('account')
  const room = useQuery(luckyRoom())
  const isFailed = room.isError && room.data === undefined
  return (
    <div className={styles.page}>
      <RoomFrame title={t('lucky_bet')}>
        {room.data && <Room room={room.data} />}
        {isFailed && <ErrorState error={room.error} onRetry={room.refetch} />}
        {room.isPending && <Pending />}
      </RoomFrame>
    </div>
  )
}
