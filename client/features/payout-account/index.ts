export { PaymentMarks } from './PaymentMarks.tsx'
