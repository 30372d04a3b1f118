export { LateRewards } from './LateRewards.tsx'
export { claimableOf } from './reward-parts.ts'
export { RewardsFailed } from './RewardsFailed.tsx'
export { useRewards } from './use-rewards.ts'
