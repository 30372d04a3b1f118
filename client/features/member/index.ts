export { memberInfo, useMember } from './member.queries.ts'
export { MemberId } from './MemberId.tsx'
export { TermsDialog } from './TermsDialog.tsx'
export { useAccountLanguage, useChooseLanguage } from './use-account-language.ts'
