export { FairnessCard } from './FairnessCard.tsx'
export { FairnessSheet } from './FairnessSheet.tsx'
export { type Outcome, type SeedProof } from './seed-proof.ts'
export { Verifier } from './Verifier.tsx'
