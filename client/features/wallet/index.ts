export { BalanceCard } from './BalanceCard.tsx'
export { BalancePill } from './BalancePill.tsx'
export { useLiveBalance } from './use-live-balance.ts'
export { useBalance, useShowBalance, walletBalance } from './wallet.queries.ts'
