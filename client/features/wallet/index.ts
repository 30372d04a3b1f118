export { BalanceActions, LockedMoney } from './BalanceActions.tsx'
export { BalanceCard } from './BalanceCard.tsx'
export { BalancePill } from './BalancePill.tsx'
export { useBalance, useShowBalance, walletBalance } from './wallet.queries.ts'
