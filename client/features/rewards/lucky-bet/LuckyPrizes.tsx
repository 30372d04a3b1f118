import { BookOpenCheck, CalendarClock, Clover, Gamepad2, HeartHandshake, MailCheck, Repeat2, Wallet } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { LuckyGame } from '#contract/rewards/lucky-bet/lucky-bet.ts'
import { RulesCard } from '#client/features/rewards/room/index.ts'
import { BlockHead, Card } from '#client/ui/index.ts'
import styles from './LuckyBet.module.css'
import { useLuckyWords } from './use-lucky-words.ts'

/** Every prize with its odds, the highest first, and the turnover required before a withdrawal. */
export function LuckyPrizes({ game: { prizes, reward } }: { game: LuckyGame }) {
  const { t, label, odds } = useLuckyWords()
  const { t: rewardText } = useTranslation('reward')
  const { turnoverTimes } = reward
  return (
    <section aria-label={t('prizes')}>
      <BlockHead icon={<Clover />} title={t('prizes')} />
      <Card className={styles.card}>
        <ul>
          {prizes.toReversed().map(({ amount, oneIn }) => (
            <li key={oneIn} className={styles.row}>
              <strong>{label(amount)}</strong>
              <span>{odds(oneIn)}</span>
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

/** Which bets take part, and how a lucky one is paid. */
export function LuckyRules({ game: { least, categories, most, days, reward } }: { game: LuckyGame }) {
  const { t, label, games } = useLuckyWords()
  const rules = [
    { icon: Gamepad2, text: `${t('rule_bet', { amount: label(least) })} ${games(categories)}` },
    { icon: Wallet, text: t('rule_own') },
    { icon: MailCheck, text: t('rule_draw') },
    { icon: Repeat2, text: t('rule_most', { count: most }) },
    { icon: CalendarClock, text: t('reward:rule_claim', { count: days }) },
    { icon: HeartHandshake, text: t('rule_break') },
  ]
  return <RulesCard icon={<BookOpenCheck />} title={t('how')} note={reward.note} rules={rules} />
}
