import { TX_GROUPS } from '#contract/transaction.ts'
import type { GroupFilter } from './transaction.queries.ts'

export const GROUP_FILTERS: readonly GroupFilter[] = ['A', ...TX_GROUPS]

/** What stands in the address; anything else is everything. */
export const toGroupFilter = (types: string | null): GroupFilter => GROUP_FILTERS.find((group) => group === types) ?? 'A'
