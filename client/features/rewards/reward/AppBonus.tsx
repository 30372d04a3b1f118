import { useQuery } from '@tanstack/react-query'
import { useFlag } from '#client/lib/site.ts'
import { Card } from '#client/ui/index.ts'
import styles from './AppBonus.module.css'
import { rewardList } from './reward.queries.ts'
import { RewardArt } from './RewardArt.tsx'
import { useRewardWords } from './use-reward-words.ts'

/** The bonus for opening the app, shown to players who do not have it yet. */
export function AppBonus() {
  const { line, howTo } = useRewardWords()
  const { data } = useQuery({ ...rewardList(), enabled: useFlag('APP_DOWNLOAD') })
  const bonus = data?.rewards.find(
    ({ template, state }) => template === 'APP_DOWNLOAD' && (state === 'GUEST' || state === 'MISSING'),
  )
  if (!bonus) return null
  return (
    <Card className={styles.bonus}>
      <RewardArt kind="APP_DOWNLOAD" art={undefined} isEager={false} />
      <div className={styles.words}>
        <h2>{bonus.title}</h2>
        <p className={styles.sum}>{line(bonus)}</p>
        <p className={styles.how}>{howTo(bonus)}</p>
      </div>
    </Card>
  )
}
