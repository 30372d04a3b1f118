/** The payload key pair is kept in the database, so that it survives restarts and replicas share it (WIR-13). */
import { generateKeyPairSync } from 'node:crypto'
import type { Database } from '#server/platform/database.ts'
import { createTransactions } from '#server/platform/transactions.ts'
import type { RsaKey } from './payload-cipher.ts'

const PURPOSE = 'payload-rsa'
const BITS = 1024
/** A client may still use a key from before the last rotation. */
const KEPT = 3
const LOCK = 7_201

interface Material {
  n: string
  d: string
}

const toHex = (base64url: string) => Buffer.from(base64url, 'base64url').toString('hex')

function newMaterial(): Material {
  for (;;) {
    const { n, d } = generateKeyPairSync('rsa', { modulusLength: BITS, publicExponent: 0x10001 }).privateKey.export({
      format: 'jwk',
    })
    const modulus = toHex(n!)
    // Exactly 256 hex digits: old clients fail on anything else.
    if (modulus.length === BITS / 4) return { n: modulus, d: toHex(d!) }
  }
}

export async function loadRsaKeys(database: Database) {
  const rows = await createTransactions(database)(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(${LOCK})`
    const kept = await tx.serverKey.findMany({ where: { purpose: PURPOSE }, orderBy: { createdAt: 'desc' }, take: KEPT })
    return kept.length > 0 ? kept : [await tx.serverKey.create({ data: { purpose: PURPOSE, material: { ...newMaterial() } } })]
  })
  const keys: RsaKey[] = rows.map((row) => {
    const { n, d } = row.material as unknown as Material
    return { modulus: BigInt(`0x${n}`), privateExponent: BigInt(`0x${d}`) }
  })
  return { keys, modulusHex: (rows[0]!.material as unknown as Material).n }
}
export type RsaKeys = Awaited<ReturnType<typeof loadRsaKeys>>
