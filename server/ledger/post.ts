/** Calls the ledger's SQL functions. */
import type { Pool } from '#server/platform/database.ts'
import { type PostResult, type PostRow, type PreparedEntry, toPostResult } from './entry.ts'
import { numberArray, textArray } from './sql-array.ts'
import { type Prepared, queryIn, type Transaction } from './transaction.ts'

const POST_ONE: Prepared = {
  name: 'ledger_post_one',
  text: `SELECT * FROM ledger_post_one($1::text, $2::text, $3::text, $4::text, $5::bigint[], $6::bigint[], $7::text[],
  $8::timestamptz, $9::boolean, $10::jsonb, $11::bigint)`,
}
const POST_BATCH: Prepared = {
  name: 'ledger_post_batch',
  text: `SELECT * FROM ledger_post_batch($1::timestamptz, $2::text[], $3::text[], $4::text[], $5::text[], $6::integer[], $7::text[],
  $8::boolean[], $9::jsonb[], $10::bigint[], $11::integer[], $12::smallint[], $13::bigint[], $14::bigint[], $15::text[])`,
}

const answerText = (answer: unknown) => (answer === undefined ? null : JSON.stringify(answer))

const oneValues = ({ entry, accountIds, fingerprint }: PreparedEntry, now: Date) => [
  entry.key,
  fingerprint,
  entry.type,
  entry.reference,
  numberArray(accountIds),
  numberArray(entry.lines.map(({ amount }) => amount)),
  textArray(entry.lines.map(({ code }) => code ?? entry.type)),
  now.toISOString(),
  entry.isObligation ?? false,
  answerText(entry.answer),
  entry.correctionOf === undefined ? null : String(entry.correctionOf),
]

function batchValues(batch: readonly PreparedEntry[], now: Date) {
  const entries = batch.map(({ entry }) => entry)
  return [
    now.toISOString(),
    textArray(entries.map(({ key }) => key)),
    textArray(batch.map(({ fingerprint }) => fingerprint)),
    textArray(entries.map(({ type }) => type)),
    textArray(entries.map(({ reference }) => reference)),
    numberArray(entries.map(({ lines }) => lines[0]!.account.merchantId)),
    textArray(entries.map(({ lines }) => lines[0]!.account.asset)),
    numberArray(entries.map(({ isObligation }) => isObligation ?? false)),
    textArray(entries.map(({ answer }) => answerText(answer))),
    numberArray(entries.map(({ correctionOf }) => correctionOf ?? null)),
    numberArray(entries.flatMap(({ lines }, index) => lines.map(() => index + 1))),
    numberArray(entries.flatMap(({ lines }) => lines.map((_, index) => index + 1))),
    numberArray(batch.flatMap(({ accountIds }) => accountIds)),
    numberArray(entries.flatMap(({ lines }) => lines.map(({ amount }) => amount))),
    textArray(entries.flatMap(({ type, lines }) => lines.map(({ code }) => code ?? type))),
  ]
}

type BatchRow = PostRow & { item: number }
const inOrder = (rows: readonly BatchRow[]): PostResult[] => [...rows].sort((a, b) => a.item - b.item).map(toPostResult)

/** One entry inside a caller's transaction. */
export async function postOneIn(tx: Transaction, prepared: PreparedEntry, now: Date): Promise<PostResult> {
  const [row] = await queryIn<PostRow>(tx, POST_ONE, oneValues(prepared, now))
  return toPostResult(row!)
}

/** Many entries inside a caller's transaction; locks all their accounts in one sorted order. */
export async function postAllIn(tx: Transaction, batch: readonly PreparedEntry[], now: Date): Promise<PostResult[]> {
  return inOrder(await queryIn<BatchRow>(tx, POST_BATCH, batchValues(batch, now)))
}

/**
 * A batch in one round trip and one commit. If the whole statement fails (a key taken by another batch in the same instant, one
 * entry the database refuses), each entry is posted alone, and fails alone.
 */
export async function postBatch(pool: Pool, batch: readonly PreparedEntry[], now: Date): Promise<(PostResult | Error)[]> {
  if (batch.length > 1) {
    try {
      const { rows } = await pool.query<BatchRow>({ ...POST_BATCH, values: batchValues(batch, now) })
      return inOrder(rows)
    } catch (error) {
      if (!isRefusal(error)) throw error
    }
  }
  const results: (PostResult | Error)[] = []
  for (const prepared of batch) {
    results.push(
      await pool.query<PostRow>({ ...POST_ONE, values: oneValues(prepared, now) }).then(
        ({ rows }) => toPostResult(rows[0]!),
        (error: Error) => error,
      ),
    )
  }
  return results
}

/** A constraint, not an outage: classes 22 (data) and 23 (integrity) of SQLSTATE. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && /^2[23]/.test(error.code)
