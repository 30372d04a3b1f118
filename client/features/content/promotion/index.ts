export { artsOf } from './promotion-parts.ts'
export { promotions } from './promotion.queries.ts'
