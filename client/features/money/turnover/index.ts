export { BonusFacts } from './BonusFacts.tsx'
export { BonusMoney } from './BonusMoney.tsx'
export { TurnoverCard } from './TurnoverCard.tsx'
export { turnoverInfo } from './turnover.queries.ts'
