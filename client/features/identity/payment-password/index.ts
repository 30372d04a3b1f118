export { PaymentWait } from './PaymentWait.tsx'
export { WithPaymentPassword } from './WithPaymentPassword.tsx'
