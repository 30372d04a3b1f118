import { useTranslation } from 'react-i18next'
import { isLackOnly, lackOf, MENDS } from '#client/features/rewards/reward/index.ts'
import { toast } from '#client/lib/notices.ts'
import { whenDone } from '#client/lib/when-done.ts'
import { Button, ButtonLink } from '#client/ui/index.ts'
import { ClaimRefusal } from './ClaimRefusal.tsx'
import { claimOfGoals, type GoalClaim as Claimable, type GoalReward } from './goal-parts.ts'
import styles from './Goals.module.css'
import { useClaimIncome } from './referral.queries.ts'
import { useReferralWords } from './use-referral-words.ts'

function Claim({ claimable }: { claimable: Claimable }) {
  const { t: rewardText } = useTranslation('reward')
  const { t, money, lastDay } = useReferralWords()
  const claim = useClaimIncome()
  const { transactionId, amount, expiresAt } = claimable
  const claimIt = () =>
    whenDone(claim.mutateAsync({ transactionId }), {
      onSuccess: (given) => toast.success(rewardText('claimed', { amount: money(given.amount) })),
    })
  return (
    <div className={styles.action}>
      <Button isLoading={claim.isPending} onClick={claimIt}>
        {rewardText('claim', { amount: money(amount) })}
      </Button>
      <p className={styles.note}>{t('claim_until', { date: lastDay(expiresAt) })}</p>
      {claim.isError && !isLackOnly(claim.error) && <ClaimRefusal error={claim.error} className={styles.error} />}
    </div>
  )
}

/** Claims all reached milestones, or shows what a claim still needs. */
export function GoalClaim({ reward }: { reward: GoalReward }) {
  const { t } = useTranslation('reward')
  const claimable = claimOfGoals(reward.friends)
  if (claimable) return <Claim claimable={claimable} />
  const lack = reward.friends.milestones.some(({ state }) => state === 'MISSING') && lackOf(reward)
  if (!lack) return null
  return (
    <div className={styles.action}>
      <p className={styles.note}>{t(`lack_${lack}`)}</p>
      <ButtonLink to={MENDS[lack].to}>{t(MENDS[lack].text)}</ButtonLink>
    </div>
  )
}
