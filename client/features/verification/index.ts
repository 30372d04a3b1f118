export { CODE_MAX, isMobile, MOBILE_MAX, mobileDigits, shortestMobile } from './mobile-number.ts'
export { MobileField, useDiallingCode, type DiallingCode } from './MobileField.tsx'
export { SmsCodeField } from './SmsCodeField.tsx'
export { type SmsTarget } from './verification.queries.ts'
