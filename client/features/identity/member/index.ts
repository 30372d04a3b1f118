export { MemberHead } from './MemberHead.tsx'
export { MemberId } from './MemberId.tsx'
export { TermsDialog } from './TermsDialog.tsx'
export { useAccountLanguage, useChooseLanguage } from './use-account-language.ts'
