/**
 * Secrets that servers share are kept in the database, so that restarts and replicas use the same one. Created at the first
 * start.
 */
import * as z from 'zod'
import type { Database } from './database.ts'
import { createTransactions } from './transactions.ts'
import { newSecret } from './ids.ts'

const SECRET_BYTES = 48
const material = z.object({ secret: z.string().min(32) })

interface Purpose {
  purpose: string
  /** Number of the advisory lock under which the first of two servers creates it. */
  lock: number
}

export const SESSION_SIGNING: Purpose = { purpose: 'session-signing', lock: 7_202 }
export const TWO_FACTOR_SEALING: Purpose = { purpose: 'two-factor-sealing', lock: 7_203 }
export const PAYMENT_SIGNING: Purpose = { purpose: 'payment-signing', lock: 7_204 }
export const AUDIT_SEALING: Purpose = { purpose: 'audit-sealing', lock: 7_205 }

export const VENDOR_SEALING: Purpose = { purpose: 'vendor-sealing', lock: 7_207 }

export const KYC_SEALING: Purpose = { purpose: 'kyc-sealing', lock: 7_206 }

export const PROVIDER_SEALING: Purpose = { purpose: 'provider-sealing', lock: 7_208 }

export const CONFIGURATION_HASHING: Purpose = { purpose: 'configuration-hashing', lock: 7_209 }

export async function loadServerSecret(database: Database, { purpose, lock }: Purpose): Promise<string> {
  const row = await createTransactions(database)(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(${lock})`
    const newest = await tx.serverKey.findFirst({ where: { purpose }, orderBy: { createdAt: 'desc' } })
    return newest ?? (await tx.serverKey.create({ data: { purpose, material: { secret: newSecret(SECRET_BYTES) } } }))
  })
  return material.parse(row.material).secret
}
