/** The secrets that servers share, created at the first start. */
import * as z from 'zod'
import type { Database } from './database.ts'
import { newSecret } from './ids.ts'
import { createServerKeyRepository, type KeyPurpose } from './server-key.repository.ts'

const SECRET_BYTES = 48
const material = z.object({ secret: z.string().min(32) })

export const SESSION_SIGNING: KeyPurpose = { purpose: 'session-signing', lock: 7_202 }
export const TWO_FACTOR_SEALING: KeyPurpose = { purpose: 'two-factor-sealing', lock: 7_203 }
export const PAYMENT_SIGNING: KeyPurpose = { purpose: 'payment-signing', lock: 7_204 }
export const AUDIT_SEALING: KeyPurpose = { purpose: 'audit-sealing', lock: 7_205 }

export const VENDOR_SEALING: KeyPurpose = { purpose: 'vendor-sealing', lock: 7_207 }

export const KYC_SEALING: KeyPurpose = { purpose: 'kyc-sealing', lock: 7_206 }

export const PROVIDER_SEALING: KeyPurpose = { purpose: 'provider-sealing', lock: 7_208 }

export const CONFIGURATION_HASHING: KeyPurpose = { purpose: 'configuration-hashing', lock: 7_209 }

export async function loadServerSecret(database: Database, purpose: KeyPurpose): Promise<string> {
  const make = () => ({ secret: newSecret(SECRET_BYTES) })
  const [newest] = await createServerKeyRepository(database).newest(purpose, 1, make)
  return material.parse(newest).secret
}
