export { Rewards } from './Rewards.tsx'
export { RewardsFailed } from './RewardsFailed.tsx'
export { useRewards } from './use-rewards.ts'
