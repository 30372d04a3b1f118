export { isWaiting, PaymentWait } from './PaymentWait.tsx'
