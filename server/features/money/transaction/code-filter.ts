/** Resolves the posting codes in a client's filter, given by name, number or kind. Pure. */
import { TX_CODES, TX_GROUPS, type TxGroup } from '#contract/money/transaction.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { CodeFilter } from './transaction.repository.ts'

interface Asked {
  types?: readonly string[] | undefined
  txType?: readonly string[] | undefined
  excludeTxTypeIds?: readonly string[] | undefined
}

const EVERYTHING: ReadonlySet<string> = new Set(['A', 'ALL', '0'])
const CODES = Object.entries(TX_CODES)

export const codesOfGroup = (group: TxGroup): string[] => CODES.flatMap(([code, one]) => (one.group === group ? [code] : []))

function codesOf(word: string): string[] {
  const name = word.toUpperCase()
  const exact = CODES.filter(([code, { id }]) => code === name || String(id) === name).map(([code]) => code)
  if (exact.length > 0) {
    // DEPOSIT is a code and a kind: the kind includes the code.
    return (TX_GROUPS as readonly string[]).includes(name) ? codesOfGroup(name as TxGroup) : exact
  }
  if ((TX_GROUPS as readonly string[]).includes(name)) return codesOfGroup(name as TxGroup)
  throw new AppError('request.param.err')
}

/** Throws `request.param.err` for an unknown word. */
export function codeFilter({ types = [], txType = [], excludeTxTypeIds = [] }: Asked): CodeFilter {
  const words = [...types, ...txType].filter((word) => !EVERYTHING.has(word.toUpperCase()))
  return {
    only: words.length > 0 ? [...new Set(words.flatMap(codesOf))] : undefined,
    without: [...new Set(excludeTxTypeIds.flatMap(codesOf))],
  }
}
