/** The payload key pair is kept in the database, so that it survives restarts and replicas share it (WIR-13). */
import { generateKeyPairSync } from 'node:crypto'
import type { KeyPurpose, ServerKeyRepository } from '#server/platform/server-key.repository.ts'
import type { RsaKey } from './payload-cipher.ts'

const BITS = 1024
/** A client may still use a key from before the last rotation. */
const KEPT = 3
const PAYLOAD_RSA: KeyPurpose = { purpose: 'payload-rsa', lock: 7_201 }

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

export async function loadRsaKeys(stored: ServerKeyRepository) {
  const materials = (await stored.newest(PAYLOAD_RSA, KEPT, () => ({ ...newMaterial() }))) as Material[]
  const keys: RsaKey[] = materials.map(({ n, d }) => ({ modulus: BigInt(`0x${n}`), privateExponent: BigInt(`0x${d}`) }))
  return { keys, modulusHex: materials[0]!.n }
}
export type RsaKeys = Awaited<ReturnType<typeof loadRsaKeys>>
