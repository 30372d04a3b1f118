/** Checks a Crash round: the point from its hash and salt, and whether the hash matches the commitment (CRS-03). */
import { hundredthsText } from '#contract/play/originals/figures.ts'
import { crashPoint, crashPointOf52Bits } from '#contract/play/crash/crash-point.ts'
import type { Verdict } from './seed-proof.ts'
import { hmacOfBytes, hmacSha256, sha256Hex, sha256OfBytes } from '#client/lib/web-crypto.ts'

/** `text`: this site's form, which uses hashes as written. `bytes`: the 52-bit form that other sites publish. */
export const CRASH_FORMS = ['text', 'bytes'] as const
export type CrashForm = (typeof CRASH_FORMS)[number]

/** As typed or filled in. */
export interface CrashProof {
  form: CrashForm
  hash: string
  salt: string
  /** The previous round's hash, published when it ended. Empty = not checked. */
  commitment: string
  /** The point that was shown, in hundredths, if one is being checked. */
  expected?: number | undefined
}

const HEX = /^(?:[\da-f]{2})+$/i
const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
const timesText = (point: number) => `${hundredthsText(point)}×`

async function pointOf(form: CrashForm, hash: string, salt: string): Promise<number> {
  if (form === 'text') {
    const mac = await hmacSha256(hash, salt)
    return crashPoint(() => mac, hash, salt)
  }
  const bytes = bytesOf(hash)
  const mac = await hmacOfBytes(salt, bytes)
  return crashPointOf52Bits(() => mac, bytes, salt)
}

/** Undefined while something is missing. */
export async function judgeCrash(proof: CrashProof): Promise<Verdict | undefined> {
  const { form, expected } = proof
  const [hash, salt, commitment] = [proof.hash.trim(), proof.salt.trim(), proof.commitment.trim().toLowerCase()]
  if (!hash || !salt || (form === 'bytes' && !HEX.test(hash))) return undefined
  const [point, link] = await Promise.all([
    pointOf(form, hash, salt),
    form === 'text' ? sha256Hex(hash) : sha256OfBytes(bytesOf(hash)),
  ])
  return {
    outcome: timesText(point),
    isCommitted: commitment === '' ? undefined : link === commitment,
    isExpected: expected === undefined ? undefined : point === expected,
  }
}
