import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Reward } from '#contract/rewards/reward/reward.ts'
import { Button, ButtonLink } from '#client/ui/index.ts'
import { LargeShape, RowShape } from './CardShapes.tsx'
import { hasPage, PageCard } from './PageCard.tsx'
import { Progress } from './Progress.tsx'
import { lackOf, MENDS } from './reward-parts.ts'
import { RewardArt } from './RewardArt.tsx'
import { RewardBadge } from './RewardBadge.tsx'
import { useLogInForReward } from './use-log-in-for-reward.ts'
import { useRewardWords } from './use-reward-words.ts'
import styles from './RewardCard.module.css'

interface Props {
  reward: Reward
  /** Its promotion's picture. */
  art: string | undefined
  /** On the first screen. */
  isFirst: boolean
  onOpen: () => void
}

/** Large, with its picture: a reward that can be claimed in its sheet, or what guests would get. */
function LargeCard({ reward, art, isFirst, onOpen }: Props) {
  const { t, money, gain, line } = useRewardWords()
  const logIn = useLogInForReward()
  const isGuest = reward.state === 'GUEST'
  return (
    <LargeShape
      title={reward.title}
      art={<RewardArt kind={reward.template} art={art} isWide isEager={isFirst} />}
      badge={<RewardBadge reward={reward} />}
      line={isGuest ? line(reward) : gain(reward)}
      onOpen={onOpen}
      action={
        <Button size="small" className={styles.act} onClick={isGuest ? logIn : onOpen}>
          {isGuest ? t('log_in') : t('claim', { amount: money(reward.amount) })}
        </Button>
      }
    />
  )
}

/** At the end of a row: the amount given, a link to what is missing, or a sign that there is more to read. */
function End({ reward }: { reward: Reward }): ReactNode {
  const { t, money } = useRewardWords()
  const lack = lackOf(reward)
  if (reward.state === 'CLAIMED') return <span className={styles.given}>+{money(reward.amount)}</span>
  if (reward.state === 'MISSING' && lack)
    return (
      <ButtonLink to={MENDS[lack].to} size="small" variant="secondary" className={styles.act}>
        {t(MENDS[lack].text)}
      </ButtonLink>
    )
  return <ChevronRight size={20} className={styles.more} aria-hidden="true" />
}

const hasProgress = ({ state }: Reward) => state === 'RUNNING' || state === 'MISSING' || state === 'CLAIMED'
const isOver = ({ state }: Reward) => state === 'SPENT' || state === 'ENDED'

function Row({ reward, art, isFirst, onOpen }: Props) {
  const { line } = useRewardWords()
  return (
    <RowShape
      title={reward.title}
      art={<RewardArt kind={reward.template} art={art} isEager={isFirst} />}
      badge={<RewardBadge reward={reward} />}
      line={line(reward)}
      onOpen={onOpen}
      end={<End reward={reward} />}
      isOver={isOver(reward)}
    >
      {hasProgress(reward) && (
        <Progress
          template={reward.template}
          streak={reward.streak}
          turnover={reward.state === 'CLAIMED' ? null : reward.turnover}
        />
      )}
    </RowShape>
  )
}

const isLarge = ({ state }: Reward) => state === 'CLAIMABLE' || state === 'GUEST'

export function RewardCard(props: Props) {
  const { reward } = props
  if (hasPage(reward)) return <PageCard {...props} reward={reward} />
  return isLarge(props.reward) ? <LargeCard {...props} /> : <Row {...props} />
}
