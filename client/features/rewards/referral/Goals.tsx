import { Check, Flag } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Milestone } from '#contract/rewards/reward/reward.ts'
import { cx } from '#client/lib/class-names.ts'
import { BlockHead, Card } from '#client/ui/index.ts'
import { type GoalReward, nextGoal, partDone, totalOf } from './goal-parts.ts'
import { GoalClaim } from './GoalClaim.tsx'
import styles from './Goals.module.css'
import { LadderRow } from './LadderRow.tsx'
import { useReferralWords } from './use-referral-words.ts'

/** How many friends count, and how many the next milestone needs. */
function Lead({ reward: { friends, state } }: { reward: GoalReward }) {
  const { t, short } = useReferralWords()
  const { done, milestones } = friends
  if (state === 'GUEST') return <p className={styles.lead}>{t('goals_guest', { amount: short(totalOf(milestones)) })}</p>
  const next = nextGoal(friends)
  const lead = next
    ? t('goals_lead', { count: next.friends - done, amount: short(next.amount) })
    : t(milestones.every((one) => one.friends <= done) ? 'goals_all' : 'goals_over')
  return (
    <>
      <p className={styles.lead}>{lead}</p>
      <p className={styles.note}>{t('goals_done', { count: done })}</p>
    </>
  )
}

function useStateText({ state }: Milestone) {
  const { t } = useTranslation(['referral', 'reward'])
  switch (state) {
    case 'CLAIMED':
      return t('reward:state_CLAIMED')
    case 'SPENT':
      return t('reward:state_SPENT')
    case 'ENDED':
      return t('goal_ENDED')
    case 'CLAIMABLE':
    case 'MISSING':
      return t('goal_MISSING')
    default:
      return t('goal_RUNNING')
  }
}

interface RowProps {
  milestone: Milestone
  done: number
  /** Guests have reached no milestones. */
  isOwn: boolean
}
function Goal({ milestone, done, isOwn }: RowProps) {
  const { t, short, number } = useReferralWords()
  const { friends, amount, state } = milestone
  const stateText = useStateText(milestone)
  const isOpen = isOwn && state === 'RUNNING'
  return (
    <li className={cx(styles.goal, styles[state])}>
      <LadderRow
        mark={state === 'CLAIMED' ? <Check size={20} /> : number(friends)}
        title={t('goal', { count: friends })}
        amount={short(amount)}
        part={isOpen ? partDone(milestone, done) : undefined}
        foot={isOwn ? [stateText, ...(isOpen ? [`${number(done)} / ${number(friends)}`] : [])] : []}
      />
    </li>
  )
}

/** When a friend counts, until when, and the turnover required before a withdrawal. */
function Rules({ reward: { friends, turnoverTimes, endsAt } }: { reward: GoalReward }) {
  const { t } = useTranslation(['referral', 'reward'])
  const { short, lastDay } = useReferralWords()
  const bets = short(friends.minBets)
  const rules = [
    friends.minDeposit > 0n ? t('goals_deposit', { deposit: short(friends.minDeposit), bets }) : t('goals_bets', { bets }),
    t('goals_who'),
    t('goals_days', { count: friends.days }),
    turnoverTimes === 0 ? t('reward:rule_free') : t('reward:rule_times', { times: turnoverTimes }),
    ...(endsAt === null ? [] : [t('goals_until', { date: lastDay(endsAt) })]),
  ]
  return (
    <ul className={styles.rules}>
      {rules.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
  )
}

/** Rewards for numbers of friends: the milestones, and the claim. */
export function Goals({ reward }: { reward: GoalReward }) {
  const { title, friends, state } = reward
  return (
    <section aria-label={title}>
      <BlockHead icon={<Flag />} title={title} />
      <Card isList>
        <div className={styles.head}>
          <Lead reward={reward} />
          <GoalClaim reward={reward} />
        </div>
        <ol className={styles.goals}>
          {friends.milestones.map((milestone) => (
            <Goal key={milestone.friends} milestone={milestone} done={friends.done} isOwn={state !== 'GUEST'} />
          ))}
        </ol>
        <Rules reward={reward} />
      </Card>
    </section>
  )
}
