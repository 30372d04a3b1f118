export { securityConfig, useRefreshSecurity, type ProofWay } from './security.queries.ts'
export { ProofSheet } from './ProofSheet.tsx'
export { useWithProof } from './use-with-proof.tsx'
