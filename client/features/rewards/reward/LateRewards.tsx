import { Suspense } from 'react'
import { lazyPart } from '#client/lib/lazy-part.ts'
import { Skeleton } from '#client/ui/index.ts'
import type { RewardsProps } from './Rewards.tsx'

const Rewards = lazyPart(() => import('./Rewards.tsx'), 'Rewards')

/** Rewards and the row for codes; nothing if there are none. A file of its own: most visits never come to these pages. */
export const LateRewards = (props: RewardsProps) =>
  props.rewards.length > 0 || props.hasCodes ? (
    <Suspense fallback={<Skeleton shape="banner" rows={props.rewards.length > 0 ? 1 : 0} />}>
      <Rewards {...props} />
    </Suspense>
  ) : null
