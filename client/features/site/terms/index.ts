export { TermsLink, type TermsPart } from './TermsLink.tsx'
export { TermsSheet } from './TermsSheet.tsx'
