import { CalendarClock, Clock, Equal, Gamepad2, HeartHandshake, Medal, Trophy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Leaderboard } from '#contract/rewards/leaderboard/leaderboard.ts'
import { RulesCard } from '#client/features/rewards/room/index.ts'
import { BlockHead, Card } from '#client/ui/index.ts'
import styles from './BoardRules.module.css'
import { useLeaderboardWords } from './use-leaderboard-words.ts'

/** The prize of each place. */
export function Prizes({ board: { prizes, reward } }: { board: Leaderboard }) {
  const { t, label } = useLeaderboardWords()
  const { t: rewardText } = useTranslation('reward')
  const { turnoverTimes } = reward
  return (
    <section aria-label={t('prizes')}>
      <BlockHead icon={<Trophy />} title={t('prizes')} />
      <Card className={styles.card}>
        <ul>
          {prizes.map(({ from, to, amount }) => (
            <li key={from} className={styles.prize}>
              <span>{from === to ? t('place', { place: from }) : t('places_to', { from, to })}</span>
              <strong>{label(amount)}</strong>
            </li>
          ))}
        </ul>
        <p className={styles.quiet}>
          {turnoverTimes === 0 ? rewardText('rule_free') : rewardText('rule_times', { times: turnoverTimes })}
        </p>
      </Card>
    </section>
  )
}

/** How to get a place. */
export function Rules({ board: { least, categories, claimDays, reward } }: { board: Leaderboard }) {
  const { t, label, games } = useLeaderboardWords()
  const rules = [
    { icon: Gamepad2, text: `${t(reward.period === 'DAY' ? 'rule_day' : 'rule_week')} ${games(categories)}` },
    { icon: Medal, text: t('rule_least', { amount: label(least) }) },
    { icon: Equal, text: t('rule_equal') },
    { icon: Clock, text: t('rule_end') },
    { icon: CalendarClock, text: t('reward:rule_claim', { count: claimDays }) },
    { icon: HeartHandshake, text: t('rule_break') },
  ]
  return <RulesCard icon={<Medal />} title={t('how')} note={reward.note} rules={rules} />
}
