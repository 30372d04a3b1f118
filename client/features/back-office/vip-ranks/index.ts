/** The ranks, for the campaigns whose terms depend on them. */
export { useRankNames } from './use-rank-names.ts'
export { vipRanks } from './vip-ranks.queries.ts'
