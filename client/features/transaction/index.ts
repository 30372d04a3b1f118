export { TransactionIcon } from './TransactionIcon.tsx'
