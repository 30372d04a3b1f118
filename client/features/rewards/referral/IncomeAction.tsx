import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReferralRoom } from '#contract/rewards/referral/referral.ts'
import { isLackOnly, lackOf, MENDS, RewardSheet } from '#client/features/rewards/reward/index.ts'
import { toast } from '#client/lib/notices.ts'
import { whenDone } from '#client/lib/when-done.ts'
import { Button, ButtonLink } from '#client/ui/index.ts'
import { ClaimRefusal } from './ClaimRefusal.tsx'
import styles from './IncomeCard.module.css'
import { asReward, type IncomeStep, incomeStep } from './referral-parts.ts'
import { useClaimIncome } from './referral.queries.ts'
import { useReferralWords } from './use-referral-words.ts'

type Claimable = Extract<IncomeStep, { step: 'claim' }>
/** Own money is claimed at once; a bonus in its sheet, next to its conditions. */
function Claim({ claimable, reward }: { claimable: Claimable; reward: ReferralRoom['reward'] }) {
  const { t } = useTranslation('reward')
  const { money } = useReferralWords()
  const claim = useClaimIncome()
  const [isAsking, setAsking] = useState<boolean>()
  const { transactionId, amount } = claimable
  function claimIt() {
    if (reward?.paidAs === 'BONUS') return void setAsking(true)
    whenDone(claim.mutateAsync({ transactionId }), {
      onSuccess: (given) => toast.success(t('claimed', { amount: money(given.amount) })),
    })
  }
  return (
    <>
      <Button size="small" isLoading={claim.isPending} onClick={claimIt}>
        {t('claim', { amount: money(amount) })}
      </Button>
      {claim.isError && !isLackOnly(claim.error) && <ClaimRefusal error={claim.error} className={styles.error} />}
      {reward && isAsking !== undefined && (
        <Suspense>
          <RewardSheet
            reward={asReward(reward, claimable)}
            isOpen={isAsking}
            hasReadMore={false}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  )
}

/** The claim, what it still needs, or when the next one is possible. */
export function IncomeAction({ room }: { room: ReferralRoom }) {
  const { t: rewardText } = useTranslation('reward')
  const { t, day } = useReferralWords()
  const step = incomeStep(room, room.reward ? lackOf(room.reward) : undefined)
  if (step.step === 'claim') return <Claim claimable={step} reward={room.reward} />
  if (step.step === 'mend')
    return (
      <>
        <p className={styles.note}>{rewardText(`lack_${step.lack}`)}</p>
        <ButtonLink to={MENDS[step.lack].to} size="small">
          {rewardText(MENDS[step.lack].text)}
        </ButtonLink>
      </>
    )
  return (
    <Button disabled size="small">
      {step.step === 'spent' ? t('spent') : step.nextAt === null ? t('nothing_yet') : t('next_pay', { date: day(step.nextAt) })}
    </Button>
  )
}
