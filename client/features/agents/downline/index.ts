export { CollectConsentRow } from './CollectConsentRow.tsx'
