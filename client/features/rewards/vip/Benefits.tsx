import { Gift } from 'lucide-react'
import { Suspense, useState } from 'react'
import { isRankTemplate } from '#contract/rewards/reward/reward-template.ts'
import type { Reward } from '#contract/rewards/reward/reward.ts'
import type { RankStanding, VipRoom } from '#contract/rewards/vip/vip.ts'
import { RewardSheet } from '#client/features/rewards/reward/index.ts'
import { BreakCard } from '#client/features/rewards/room/index.ts'
import { BlockHead, Card } from '#client/ui/index.ts'
import type { BenefitRank, RankReward } from './benefit-line.ts'
import { BenefitRow } from './BenefitRow.tsx'
import { useRankWords } from './use-rank-words.ts'
import { rankAt } from './vip-parts.ts'

const isOfRank = (reward: Reward): reward is RankReward => isRankTemplate(reward.template)

/** This month's benefits of the member's ranks; nothing if there are none. */
export function Benefits({ room, standing }: { room: VipRoom; standing: RankStanding }) {
  const { t, monthOf } = useRankWords()
  const [opened, setOpened] = useState<{ id: number; isOpen: boolean }>()
  const rewards = room.rewards.filter(isOfRank)
  const shown = rewards.find(({ campaignId }) => campaignId === opened?.id)
  if (rewards.length === 0 && !room.onBreak) return null
  const title = t('benefits', { month: monthOf(standing.month) })
  const rankOf = ({ rankLevel }: Reward): BenefitRank => ({
    name: rankAt(room.ranks, rankLevel ?? standing.level)?.name ?? '',
    isAhead: rankLevel !== null && rankLevel > standing.level,
  })
  return (
    <section aria-label={title}>
      <BlockHead icon={<Gift />} title={title} />
      {room.onBreak ? (
        <BreakCard text={t('on_break')} />
      ) : (
        <Card isList>
          {rewards.map((reward) => (
            <BenefitRow
              key={reward.campaignId}
              reward={reward}
              rank={rankOf(reward)}
              onOpen={() => setOpened({ id: reward.campaignId, isOpen: true })}
            />
          ))}
        </Card>
      )}
      {opened && shown && (
        <Suspense>
          <RewardSheet
            key={shown.campaignId}
            reward={shown}
            isOpen={opened.isOpen}
            hasReadMore
            onClose={() => setOpened({ ...opened, isOpen: false })}
          />
        </Suspense>
      )}
    </section>
  )
}
