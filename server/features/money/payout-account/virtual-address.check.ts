/**
 * Verifies the checksums of virtual currency addresses: money sent to a mistyped address could not be recovered.
 */
import { createHash } from 'node:crypto'

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const BECH32 = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const CHECKSUM_BYTES = 4
const BASE58_MAX = 64

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest()

/** Version byte and payload, or undefined if the characters or the checksum are wrong. */
function readBase58Check(text: string): Buffer | undefined {
  if (text.length > BASE58_MAX) return undefined
  let value = 0n
  for (const character of text) {
    const digit = BASE58.indexOf(character)
    if (digit < 0) return undefined
    value = value * 58n + BigInt(digit)
  }
  const zeros = /^1*/.exec(text)![0].length
  const hex = value === 0n ? '' : value.toString(16)
  const bytes = Buffer.concat([Buffer.alloc(zeros), Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex')])
  const [payload, checksum] = [bytes.subarray(0, -CHECKSUM_BYTES), bytes.subarray(-CHECKSUM_BYTES)]
  return sha256(sha256(payload)).subarray(0, CHECKSUM_BYTES).equals(checksum) ? payload : undefined
}

const HASH_BYTES = 20
const isVersion = (payload: Buffer | undefined, versions: readonly number[]) =>
  payload?.length === HASH_BYTES + 1 && versions.includes(payload[0]!)

/** TRON: base58 with version 0x41, which makes every address begin with T. */
const TRON_VERSIONS = [0x41]
export const isTronAddress = (address: string): boolean => isVersion(readBase58Check(address), TRON_VERSIONS)

const GENERATOR = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3]
/** BIP 173 for version 0, BIP 350 for all after it. */
const BECH32_CONSTANT = 1
const BECH32M_CONSTANT = 0x2bc830a3
const CHECKSUM_LETTERS = 6

function polymod(values: readonly number[]): number {
  let check = 1
  for (const value of values) {
    const top = check >>> 25
    check = ((check & 0x1ffffff) << 5) ^ value
    GENERATOR.forEach((term, bit) => {
      if ((top >>> bit) & 1) check ^= term
    })
  }
  return check >>> 0
}

/** Witness programmes have 20 or 32 bytes for version 0, otherwise 2 to 40; the remaining bits are zero. */
function isProgramme(version: number, letters: readonly number[]): boolean {
  const bits = letters.map((letter) => letter.toString(2).padStart(5, '0')).join('')
  const bytes = Math.floor(bits.length / 8)
  const rest = bits.slice(bytes * 8)
  if (rest.length >= 5 || rest.includes('1')) return false
  return version === 0 ? bytes === 20 || bytes === 32 : bytes >= 2 && bytes <= 40
}

function isSegwitAddress(address: string): boolean {
  const lower = address.toLowerCase()
  if (address !== lower && address !== address.toUpperCase()) return false
  const match = /^bc1([02-9ac-hj-np-z]{8,87})$/.exec(lower)
  if (!match) return false
  const letters = [...match[1]!].map((letter) => BECH32.indexOf(letter))
  const prefix = [...'bc']
  const expanded = [...prefix.map((c) => c.charCodeAt(0) >> 5), 0, ...prefix.map((c) => c.charCodeAt(0) & 31)]
  const version = letters[0]!
  if (version > 16 || !isProgramme(version, letters.slice(1, -CHECKSUM_LETTERS))) return false
  return polymod([...expanded, ...letters]) === (version === 0 ? BECH32_CONSTANT : BECH32M_CONSTANT)
}

const BITCOIN_VERSIONS = [0x00, 0x05]
/** Bitcoin: older base58 addresses, and segwit ones. */
export const isBitcoinAddress = (address: string): boolean =>
  isSegwitAddress(address) || isVersion(readBase58Check(address), BITCOIN_VERSIONS)
