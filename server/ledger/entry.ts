/** The entries callers pass to the ledger, and the results they get. */
import { createHash } from 'node:crypto'
import { AppError } from '#server/platform/app-error.ts'
import type { AccountAddress, EntryType } from './chart.ts'

export interface Line {
  account: AccountAddress
  /** 1/10 000 of the unit; negative leaves the account. Never 0. */
  amount: bigint
  /** Name of the line on a statement; absent = the entry's type. */
  code?: string
}

export interface Entry {
  /** Unique for ever: a key with the same content gets the same answer again; with other content it is refused (LED-03). */
  key: string
  type: EntryType
  reference: string
  /** Sum to zero, within one asset of one merchant (LED-01, LED-11). */
  lines: readonly Line[]
  /** `type` and `reference` may be paid only once, under any key (LED-08). */
  isObligation?: boolean
  /** Stored with the key, and returned on a replay. */
  answer?: unknown
  /** The entry this one corrects. */
  correctionOf?: bigint
}

export interface Posted {
  status: 'posted' | 'replayed'
  entryId: bigint
  createdAt: Date
  /** After the entry, one per line; null for house accounts. */
  balances: (bigint | null)[]
  answer: unknown
}

export type Refused =
  /** `balances`: the unchanged ones, one per line. */
  | { status: 'insufficient'; balances: (bigint | null)[] }
  /** The key was used with other content. */
  | { status: 'conflict'; entryId: bigint }
  /** The obligation was already paid, by `entryId`. */
  | { status: 'duplicate'; entryId: bigint }

export type PostResult = Posted | Refused

/** Throws a refusal as the client's error: `account.balance.not.enough`, or `idempotency.key.reused`. */
export function accept(result: PostResult): Posted {
  if (result.status === 'posted' || result.status === 'replayed') return result
  throw new AppError(result.status === 'insufficient' ? 'account.balance.not.enough' : 'idempotency.key.reused')
}

/** An entry with its accounts resolved. */
export interface PreparedEntry {
  entry: Entry
  accountIds: readonly bigint[]
  fingerprint: string
}

export function fingerprintOf({ type, reference, lines, isObligation, correctionOf }: Entry): string {
  const hash = createHash('sha256').update(`${type}\n${reference}\n${isObligation ?? false}\n${correctionOf ?? ''}`)
  for (const { account, amount, code } of lines) {
    hash.update(`\n${account.merchantId}/${account.memberId ?? ''}/${account.kind}/${account.asset}/${amount}/${code ?? ''}`)
  }
  return hash.digest('base64url')
}

/** A row of `ledger_post_one` and `ledger_post_batch`. */
export interface PostRow {
  status: PostResult['status']
  entry_id: bigint | null
  created_at: Date
  balances: (string | null)[] | null
  answer: unknown
}

export function toPostResult({ status, entry_id, created_at, balances, answer }: PostRow): PostResult {
  const amounts = (balances ?? []).map((balance) => (balance === null ? null : BigInt(balance)))
  if (status === 'insufficient') return { status, balances: amounts }
  const entryId = BigInt(entry_id!)
  if (status === 'conflict' || status === 'duplicate') return { status, entryId }
  return { status, entryId, createdAt: new Date(created_at), balances: amounts, answer }
}

/** Reports a caller's mistake before anything is locked; the database checks again. */
export function checkEntry({ key, lines }: Entry): void {
  const first = lines[0]?.account
  const isSound =
    first !== undefined &&
    lines.reduce((sum, { amount }) => sum + amount, 0n) === 0n &&
    lines.every(
      ({ amount, account }) => amount !== 0n && account.asset === first.asset && account.merchantId === first.merchantId,
    )
  if (!isSound) throw new Error(`entry ${key}: lines must sum to zero, none of them 0, within one asset of one merchant`)
}
