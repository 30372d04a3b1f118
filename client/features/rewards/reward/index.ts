export { LateRewards } from './LateRewards.tsx'
export { RewardsFailed } from './RewardsFailed.tsx'
export { useRewards } from './use-rewards.ts'
