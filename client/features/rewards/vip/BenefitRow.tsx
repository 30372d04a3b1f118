import { CircleCheck, Clock, Lock } from 'lucide-react'
import { claimOf, isLackOnly, lackOf, MENDS, nextStepOf, useRewardWords } from '#client/features/rewards/reward/index.ts'
import { cx } from '#client/lib/class-names.ts'
import { useErrorText } from '#client/lib/error-text.ts'
import { toast } from '#client/lib/notices.ts'
import { useNow } from '#client/lib/use-now.ts'
import { whenDone } from '#client/lib/when-done.ts'
import { Button, ButtonLink, Link } from '#client/ui/index.ts'
import { type BenefitRank, benefitLine, type RankReward } from './benefit-line.ts'
import styles from './Benefits.module.css'
import { GiftArt } from './GiftArt.tsx'
import { useRankWords } from './use-rank-words.ts'
import { timeLeft } from './vip-parts.ts'
import { useClaimBenefit } from './vip.queries.ts'

const MINUTE_MS = 60_000

function Left({ until }: { until: number }) {
  const { t } = useRankWords()
  const { unit, count } = timeLeft(until, useNow(MINUTE_MS))
  return (
    <span className={styles.wait}>
      <Clock size={18} aria-hidden="true" />
      {t(unit === 'day' ? 'days_left' : 'hours_left', { count })}
    </span>
  )
}

interface EndProps {
  reward: RankReward
  isAhead: boolean
  isClaiming: boolean
  onClaim: () => void
}
/** What the member can do about it, or how long it takes. */
function End({ reward, isAhead, isClaiming, onClaim }: EndProps) {
  const { t } = useRankWords()
  const { t: rewardText } = useRewardWords()
  const lack = lackOf(reward)
  if (claimOf(reward))
    return (
      <Button size="small" isLoading={isClaiming} aria-label={t('claim_of', { title: reward.title })} onClick={onClaim}>
        {t('claim')}
      </Button>
    )
  if (reward.state === 'MISSING' && lack)
    return (
      <ButtonLink to={MENDS[lack].to} size="small" variant="secondary">
        {rewardText(MENDS[lack].text)}
      </ButtonLink>
    )
  if (reward.state === 'CLAIMED')
    return (
      <span className={styles.got}>
        <CircleCheck size={18} aria-hidden="true" />
        {t('got')}
      </span>
    )
  if (reward.state !== 'RUNNING') return null
  if (reward.expiresAt !== null && !isAhead) return <Left until={reward.expiresAt} />
  return <Lock size={18} aria-hidden="true" className={styles.lock} />
}

interface Props {
  reward: RankReward
  rank: BenefitRank
  onOpen: () => void
}

/** A tap on its text opens its terms. Own money is claimed at once; a bonus in its sheet, next to its conditions. */
export function BenefitRow({ reward, rank, onOpen }: Props) {
  const { t, money, day, weekday } = useRankWords()
  const { t: rewardText, badge, line: overLine } = useRewardWords()
  const errorText = useErrorText()
  const claim = useClaimBenefit()
  const { template, title, state } = reward
  const line = benefitLine(reward, rank)
  const isOver = state === 'SPENT' || state === 'ENDED'
  const isRefused = claim.isError && !(isLackOnly(claim.error) && state === 'MISSING')
  const next = isRefused ? nextStepOf(claim.error) : undefined

  function claimIt() {
    const input = claimOf(reward)
    if (!input) return
    if (reward.paidAs === 'BONUS') return void onOpen()
    whenDone(claim.mutateAsync(input), {
      onSuccess: ({ amount }) => toast.success(rewardText('claimed', { amount: money(amount) })),
    })
  }
  function about(): string {
    if (line && 'moment' in line)
      return t(line.text, { rank: rank.name, date: template === 'REBATE' ? weekday(line.moment) : day(line.moment) })
    if (line) return t(line.text, { rank: line.rank })
    return state === 'MISSING' ? badge(reward) : isOver || state === 'CLAIMED' ? overLine(reward) : ''
  }
  return (
    <article aria-label={title} className={cx(styles.benefit, isOver && styles.over)}>
      <GiftArt template={template} />
      <div className={styles.about}>
        <h3 className={styles.title}>
          <button type="button" aria-haspopup="dialog" onClick={onOpen} className={styles.opener}>
            {title}
          </button>
        </h3>
        <strong className={styles.amount}>{money(reward.amount)}</strong>
        {isRefused ? (
          <p role="alert" className={styles.lack}>
            {errorText(claim.error)}{' '}
            {next && (
              <Link to={next.to} className={styles.next}>
                {rewardText(next.text)}
              </Link>
            )}
          </p>
        ) : (
          <p className={cx(styles.line, state === 'MISSING' && styles.lack)}>{about()}</p>
        )}
      </div>
      <span className={styles.end}>
        <End reward={reward} isAhead={rank.isAhead} isClaiming={claim.isPending} onClaim={claimIt} />
      </span>
    </article>
  )
}
