export { ClaimCard } from './ClaimCard.tsx'
export { RateFields } from './RateFields.tsx'
export { changesOf, type ChosenRates } from './rates.ts'
export { newcomerRates } from './rebate.queries.ts'
