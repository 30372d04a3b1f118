import { Suspense } from 'react'
import { Skeleton } from '#client/ui/index.ts'
import { RewardsPart } from './rewards-part.ts'
import type { RewardsProps } from './Rewards.tsx'

/** Rewards and the row for codes; nothing if there are none. A file of its own: most visits never come to these pages. */
export const LateRewards = (props: RewardsProps) =>
  props.rewards.length > 0 || props.hasCodes ? (
    <Suspense fallback={<Skeleton shape="banner" />}>
      <RewardsPart {...props} />
    </Suspense>
  ) : null
