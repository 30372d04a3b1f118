import type { Reward } from '#contract/rewards/reward/reward.ts'
import { useErrorText } from '#client/lib/error-text.ts'
import { toast } from '#client/lib/notices.ts'
import { paths } from '#client/lib/paths.ts'
import { whenDone } from '#client/lib/when-done.ts'
import { Button, ButtonLink, FormError, Link, Sheet } from '#client/ui/index.ts'
import { Progress } from './Progress.tsx'
import { useClaim } from './claim.queries.ts'
import { claimOf, frequencyOf, isLackOnly, lackOf, MENDS, nextStepOf } from './reward-parts.ts'
import { RewardBadge } from './RewardBadge.tsx'
import { RewardNeeds } from './RewardNeeds.tsx'
import styles from './RewardSheet.module.css'
import { RewardSums } from './RewardSums.tsx'
import { RewardTerms } from './RewardTerms.tsx'
import { StreakDays } from './StreakDays.tsx'
import { useLogInForReward } from './use-log-in-for-reward.ts'
import { useRewardWords } from './use-reward-words.ts'

interface ContentProps {
  reward: Reward
  onClose: () => void
  /** Links to its promotion's page; not on that page itself. */
  hasReadMore: boolean
}

interface ActionProps {
  reward: Reward
  isPending: boolean
  onClaim: () => void
  onLeave: () => void
}

/** The action for a state; a reward without an action says why above. */
function Action({ reward, isPending, onClaim, onLeave }: ActionProps) {
  const { t, money } = useRewardWords()
  const logIn = useLogInForReward()
  const lack = lackOf(reward)
  if (claimOf(reward))
    return (
      <Button isWide isLoading={isPending} onClick={onClaim}>
        {t('claim', { amount: money(reward.amount) })}
      </Button>
    )
  if (reward.state === 'GUEST')
    return (
      <Button
        isWide
        onClick={() => {
          // The login opens over the page, in its own dialog.
          onLeave()
          logIn()
        }}
      >
        {t('log_in_first')}
      </Button>
    )
  if (reward.state === 'MISSING' && lack)
    return (
      <ButtonLink to={MENDS[lack].to} isWide>
        {t(MENDS[lack].text)}
      </ButtonLink>
    )
  return null
}

function Content({ reward, onClose, hasReadMore }: ContentProps) {
  const { t, money, lastDay, howTo, line } = useRewardWords()
  const errorText = useErrorText()
  const claim = useClaim()
  const { state, expiresAt, endsAt, note, announcementId, streak, turnover } = reward
  const end = expiresAt ?? endsAt
  const next = nextStepOf(claim.error)
  // The server reported a missing need: the reloaded list says which.
  const isRefused = claim.isError && !(isLackOnly(claim.error) && state === 'MISSING')
  const isUnderWay = state === 'RUNNING' || state === 'MISSING'
  function claimIt() {
    const input = claimOf(reward)
    if (!input) return
    whenDone(claim.mutateAsync(input), {
      onSuccess: ({ amount }) => {
        toast.success(t('claimed', { amount: money(amount) }))
        onClose()
      },
    })
  }
  return (
    <div className={styles.sheet}>
      <p className={styles.when}>
        {end !== null && <>{t('until', { date: lastDay(end) })} · </>}
        {t(`often_${frequencyOf(reward)}`)}
      </p>
      {state !== 'CLAIMABLE' && (
        <p className={styles.state}>
          <RewardBadge reward={reward} />
          {!isUnderWay && state !== 'GUEST' && <span>{line(reward)}</span>}
        </p>
      )}
      <RewardSums reward={reward} />
      <section aria-label={t('how')} className={styles.part}>
        <h3 className={styles.heading}>{t('how')}</h3>
        <p className={styles.quiet}>{howTo(reward)}</p>
        {note !== '' && <p className={styles.quiet}>{note}</p>}
        {streak && <StreakDays streak={streak} />}
        {isUnderWay && <Progress template={reward.template} streak={null} turnover={turnover} />}
        {hasReadMore && announcementId !== null && (
          <Link to={paths.promotion(announcementId)} className={styles.link}>
            {t('read_more')}
          </Link>
        )}
      </section>
      <RewardNeeds reward={reward} />
      <RewardTerms reward={reward} />
      <div className={styles.actions}>
        <FormError
          action={
            next && (
              <Link to={next.to} className={styles.link}>
                {t(next.text)}
              </Link>
            )
          }
        >
          {isRefused && errorText(claim.error)}
        </FormError>
        <Action reward={reward} isPending={claim.isPending} onClaim={claimIt} onLeave={onClose} />
        <Button variant="ghost" isWide className={styles.quietly} onClick={onClose}>
          {t(state === 'CLAIMABLE' ? 'not_now' : 'close')}
        </Button>
      </div>
    </div>
  )
}

/** Everything to know before a claim, and the only place to claim. */
export function RewardSheet({ reward, isOpen, ...content }: ContentProps & { isOpen: boolean }) {
  return (
    <Sheet isOpen={isOpen} onClose={content.onClose} title={reward.title} isCard>
      <Content reward={reward} {...content} />
    </Sheet>
  )
}
