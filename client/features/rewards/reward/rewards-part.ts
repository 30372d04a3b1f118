import { preloadedPart } from '#client/lib/lazy-part.ts'

/** The cards' code, loaded beside their answer. */
export const {
  Part: RewardsPart,
  preload: preloadRewards,
  isLoaded: areRewardsLoaded,
} = preloadedPart(() => import('./Rewards.tsx'), 'Rewards')
