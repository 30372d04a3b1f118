import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Reward } from '#contract/rewards/reward/reward.ts'
import { CodeEntry } from './CodeEntry.tsx'
import { RewardSheet } from './late-reward-sheet.ts'
import { RewardCard } from './RewardCard.tsx'
import styles from './Rewards.module.css'

interface Props {
  rewards: readonly Reward[]
  /** Codes can be entered here. */
  hasCodes: boolean
  /** Pictures of promotions, by id. */
  arts: ReadonlyMap<number, string>
  /** On the promotion's own page: nothing leads to it. */
  isOnPage?: boolean
}

/** Rewards in the server's order, the sheet of the one that is open, and the row for codes; nothing if there are none. */
export function Rewards({ rewards, hasCodes, arts, isOnPage = false }: Props) {
  const { t } = useTranslation('reward')
  const [opened, setOpened] = useState<{ reward: Reward; isOpen: boolean }>()
  // One that has left the list stays as it was until its sheet is closed.
  const shown = rewards.find(({ campaignId }) => campaignId === opened?.reward.campaignId) ?? opened?.reward
  const artOf = ({ announcementId }: Reward) => (announcementId === null ? undefined : arts.get(announcementId))
  if (rewards.length === 0 && !hasCodes) return null
  return (
    <section aria-label={t('rewards')} className={styles.rewards}>
      <ul className={styles.list}>
        {rewards.map((reward, place) => (
          <li key={reward.campaignId}>
            <RewardCard
              reward={reward}
              art={artOf(reward)}
              isFirst={place === 0}
              onOpen={() => setOpened({ reward, isOpen: true })}
            />
          </li>
        ))}
      </ul>
      {hasCodes && <CodeEntry />}
      {opened && shown && (
        <Suspense>
          <RewardSheet
            key={shown.campaignId}
            reward={shown}
            isOpen={opened.isOpen}
            hasReadMore={!isOnPage}
            onClose={() => setOpened({ reward: shown, isOpen: false })}
          />
        </Suspense>
      )}
    </section>
  )
}
