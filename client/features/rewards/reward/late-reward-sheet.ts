import { lazyPart } from '#client/lib/lazy-part.ts'

/** Loads with the first reward that is opened, together with what bonuses mean. */
export const RewardSheet = lazyPart(() => import('./RewardSheet.tsx'), 'RewardSheet')
