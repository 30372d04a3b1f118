import { ChevronRight } from 'lucide-react'
import type { Reward } from '#contract/rewards/reward/reward.ts'
import { paths } from '#client/lib/paths.ts'
import { ButtonLink } from '#client/ui/index.ts'
import { LargeShape, RowShape } from './CardShapes.tsx'
import { Progress } from './Progress.tsx'
import { lackOf, MENDS } from './reward-parts.ts'
import styles from './RewardCard.module.css'
import { RewardArt } from './RewardArt.tsx'
import { RewardBadge } from './RewardBadge.tsx'
import { useRewardWords } from './use-reward-words.ts'

const PAGES = { SPIN: paths.luckySpin, LEADERBOARD: paths.leaderboard, LUCKY_BET: paths.luckyBet }
export type PagedReward = Reward & { template: keyof typeof PAGES }
/** Rewards with a page of their own. A prize already won by a place or a bet is claimed like any reward. */
export const hasPage = (reward: Reward): reward is PagedReward =>
  reward.template === 'SPIN' || (reward.template in PAGES && reward.state !== 'CLAIMABLE')

interface Props {
  reward: PagedReward
  /** Its promotion's picture. */
  art: string | undefined
  /** On the first screen. */
  isFirst: boolean
}

const HAS_PROGRESS: readonly Reward['state'][] = ['RUNNING', 'MISSING', 'CLAIMED']

/** A link to what is missing, or a sign that its page has more. */
function End({ reward }: Pick<Props, 'reward'>) {
  const { t } = useRewardWords()
  const lack = reward.state === 'MISSING' && lackOf(reward)
  if (!lack) return <ChevronRight size={20} className={styles.more} aria-hidden="true" />
  return (
    <ButtonLink to={MENDS[lack].to} size="small" variant="secondary" className={styles.act}>
      {t(MENDS[lack].text)}
    </ButtonLink>
  )
}

/**
 * A reward with its own page always links there: that is where members spin or see their place. Large while there is a spin, and
 * for guests.
 */
export function PageCard({ reward, art, isFirst }: Props) {
  const { t, line } = useRewardWords()
  const { campaignId, template, title, state, spins, turnover } = reward
  const page = PAGES[template](campaignId)
  const shape = { title, badge: <RewardBadge reward={reward} />, line: line(reward), onOpen: page }
  const picture = { kind: template, art, isEager: isFirst }
  if (state === 'CLAIMABLE' || state === 'GUEST')
    return (
      <LargeShape
        {...shape}
        art={<RewardArt {...picture} isWide />}
        action={
          <ButtonLink to={page} size="small" className={styles.act}>
            {state === 'GUEST' ? t(`see_${template}`) : t('spin_left', { count: spins ?? 0 })}
          </ButtonLink>
        }
      />
    )
  return (
    <RowShape
      {...shape}
      art={<RewardArt {...picture} />}
      end={<End reward={reward} />}
      isOver={state === 'SPENT' || state === 'ENDED'}
    >
      {HAS_PROGRESS.includes(state) && <Progress template={template} streak={null} turnover={turnover} />}
    </RowShape>
  )
}
