/** They load when one is opened, those of cards together with what bonuses mean. */
import { lazyPart } from '#client/lib/lazy-part.ts'

export const CodeSheet = lazyPart(() => import('./CodeSheet.tsx'), 'CodeSheet')
export const RewardSheet = lazyPart(() => import('./RewardSheet.tsx'), 'RewardSheet')
export const DepositSheet = lazyPart(() => import('./DepositSheet.tsx'), 'DepositSheet')
