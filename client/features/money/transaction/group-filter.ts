import { TX_GROUPS } from '#contract/money/transaction.ts'
import type { GroupFilter } from './transaction.queries.ts'

export const GROUP_FILTERS: readonly GroupFilter[] = ['A', ...TX_GROUPS]

/** Reads the filter from the address; anything unknown means everything. */
export const toGroupFilter = (types: string | null): GroupFilter => GROUP_FILTERS.find((group) => group === types) ?? 'A'
