export { BindSheet } from './BindSheet.tsx'
export { PaymentMarks } from './PaymentMarks.tsx'
export { KindIcon } from './KindIcon.tsx'
export { maskedNumber } from './masked-number.ts'
