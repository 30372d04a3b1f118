import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Reward } from '#contract/rewards/reward/reward.ts'
import {
  claimOf,
  type ClaimOutcome,
  isUpTo,
  lackOf,
  MENDS,
  nextStepOf,
  useRewardWords,
} from '#client/features/rewards/reward/index.ts'
import { cx } from '#client/lib/class-names.ts'
import { useErrorText } from '#client/lib/error-text.ts'
import { paths, SCREENS } from '#client/lib/paths.ts'
import { Link } from '#client/ui/index.ts'
import { GiftAbout } from './GiftAbout.tsx'
import { GiftLink } from './GiftLink.tsx'
import styles from './Welcome.module.css'

interface Props {
  reward: Reward
  /** Its promotion's picture. */
  art: string | undefined
  /** The outcome of its claim, once it was tried. */
  outcome: ClaimOutcome | undefined
  onLeave: () => void
}

/** The page that fixes what is missing, or else the one that describes it; spins have their own page. */
function wayOf(reward: Reward): string {
  const lack = reward.state === 'MISSING' && lackOf(reward)
  if (lack) return MENDS[lack].to
  if (reward.template === 'SPIN') return paths.luckySpin(reward.campaignId)
  return reward.announcementId === null ? SCREENS.promotions.path : paths.promotion(reward.announcementId)
}

function Refusal({ refusal, onLeave }: { refusal: unknown; onLeave: () => void }) {
  const { t } = useTranslation('reward')
  const errorText = useErrorText()
  const next = nextStepOf(refusal)
  return (
    <span className={styles.refusal}>
      {errorText(refusal)}{' '}
      {next && (
        <Link to={next.to} onClick={onLeave} className={styles.next}>
          {t(next.text)}
        </Link>
      )}
    </span>
  )
}

/** One gift: ready, claimed or refused; or a link to what it still needs. */
export function WelcomeRow({ reward, art, outcome, onLeave }: Props) {
  const { t } = useTranslation(['welcome', 'reward'])
  const { money, badge } = useRewardWords()
  const { template, title, amount, turnoverTimes, turnover, state } = reward
  const isClaimed = outcome !== undefined && 'amount' in outcome
  const isRefused = outcome !== undefined && 'refusal' in outcome
  const sum = money(isClaimed ? outcome.amount : amount)

  function small(): string {
    if (state === 'MISSING' || (template === 'SPIN' && state === 'CLAIMABLE')) return badge(reward)
    if (state === 'RUNNING' && turnover) return t('bet', { required: money(turnover.required) })
    return turnoverTimes === 0 ? t('reward:no_turnover') : t('reward:times_turnover', { times: turnoverTimes })
  }
  const about: ReactNode = (
    <GiftAbout kind={template} art={art} name={title} amount={isUpTo(reward) ? t('reward:at_most', { amount: sum }) : sum}>
      {isRefused ? <Refusal refusal={outcome.refusal} onLeave={onLeave} /> : <span className={styles.small}>{small()}</span>}
    </GiftAbout>
  )
  if (!claimOf(reward))
    return (
      <GiftLink to={wayOf(reward)} onLeave={onLeave}>
        {about}
      </GiftLink>
    )
  return (
    <div className={styles.row}>
      {about}
      {!isRefused && (
        <span className={cx(styles.ready, isClaimed && styles.claimed)}>
          {/* Remounted when claimed, so that the tick is drawn again. */}
          <Check key={String(isClaimed)} size={16} aria-hidden="true" />
          {t(isClaimed ? 'claimed' : 'ready')}
        </span>
      )}
    </div>
  )
}
