/** They load with the first card that is opened, together with what bonuses mean. */
import { lazyPart } from '#client/lib/lazy-part.ts'

export const RewardSheet = lazyPart(() => import('./RewardSheet.tsx'), 'RewardSheet')
export const DepositSheet = lazyPart(() => import('./DepositSheet.tsx'), 'DepositSheet')
