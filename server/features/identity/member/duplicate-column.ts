import * as z from 'zod'
import { Prisma } from '#prisma/client.ts'

const UNIQUE_VIOLATION = 'P2002'
/** `member_merchant_id_username_key`, `member_merchant_id_dialling_code_mobile_number_key`. */
const INDEX_NAME = /^member_merchant_id_(?:dialling_code_)?(\w+)_key$/
const violation = z.object({ driverAdapterError: z.object({ cause: z.object({ constraint: z.object({ index: z.string() }) }) }) })

/** The column of `member` whose value is taken, if that is why the database refused the write. */
export function duplicateColumnOf(error: unknown): string | undefined {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError) || error.code !== UNIQUE_VIOLATION) return undefined
  const { data } = violation.safeParse(error.meta)
  return data && INDEX_NAME.exec(data.driverAdapterError.cause.constraint.index)?.[1]
}
