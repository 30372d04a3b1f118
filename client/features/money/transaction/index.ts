export { TransactionIcon } from './TransactionIcon.tsx'
export { TransactionPage } from './TransactionPage.tsx'
