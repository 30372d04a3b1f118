/**
 * Single DES in ECB mode with PKCS#7 padding: what the wire asks for (WIR-12), not protection. FIPS 46-3 tables, bits numbered
 * from 1 at the left. Loaded only with the first encrypted call.
 */
const BLOCK = 8
const table = (text: string) => text.split(' ').map(Number)

const IP = table(
  '58 50 42 34 26 18 10 2 60 52 44 36 28 20 12 4 62 54 46 38 30 22 14 6 64 56 48 40 32 24 16 8 57 49 41 33 25 17 9 1 59 51 43 35 27 19 11 3 61 53 45 37 29 21 13 5 63 55 47 39 31 23 15 7',
)
const FP = table(
  '40 8 48 16 56 24 64 32 39 7 47 15 55 23 63 31 38 6 46 14 54 22 62 30 37 5 45 13 53 21 61 29 36 4 44 12 52 20 60 28 35 3 43 11 51 19 59 27 34 2 42 10 50 18 58 26 33 1 41 9 49 17 57 25',
)
const EXPAND = table(
  '32 1 2 3 4 5 4 5 6 7 8 9 8 9 10 11 12 13 12 13 14 15 16 17 16 17 18 19 20 21 20 21 22 23 24 25 24 25 26 27 28 29 28 29 30 31 32 1',
)
const PERMUTE = table('16 7 20 21 29 12 28 17 1 15 23 26 5 18 31 10 2 8 24 14 32 27 3 9 19 13 30 6 22 11 4 25')
const PC1 = table(
  '57 49 41 33 25 17 9 1 58 50 42 34 26 18 10 2 59 51 43 35 27 19 11 3 60 52 44 36 63 55 47 39 31 23 15 7 62 54 46 38 30 22 14 6 61 53 45 37 29 21 13 5 28 20 12 4',
)
const PC2 = table(
  '14 17 11 24 1 5 3 28 15 6 21 10 23 19 12 4 26 8 16 7 27 20 13 2 41 52 31 37 47 55 30 40 51 45 33 48 44 49 39 56 34 53 46 42 50 36 29 32',
)
const SHIFTS = table('1 1 2 2 2 2 2 2 1 2 2 2 2 2 2 1')
/** Eight boxes, each four rows of sixteen hex digits. */
const BOXES = [
  'e4d12fb83a6c59070f74e2d1a6cb953841e8d62bfc973a50fc8249175b3ea06d',
  'f18e6b34972dc05a3d47f28ec01a69b50e7ba4d158c6932fd8a13f42b67c05e9',
  'a09e63f51dc7b428d709346a285ecbf1d6498f30b12c5ae71ad069874fe3b52c',
  '7de3069a1285bc4fd8b56f03472c1ae9a690cb7df13e52843f06a1d8945bc72e',
  '2c417ab6853fd0e9eb2c47d150fa3986421bad78f9c5630eb8c71e2d6f09a453',
  'c1af92680d34e75baf427c9561de0b389ef528c3704a1db6432c95fabe17608d',
  '4b2ef08d3c975a61d0b7491ae35c2f8614bdc37eaf6805926bd814a7950fe23c',
  'd2846fb1a93e50c71fd8a374c56b0e927b419ce206adf35821e74a8dfc90356b',
]

type Bits = readonly number[]

const pick = (bits: Bits, order: Bits) => order.map((place) => bits[place - 1] ?? 0)
const xor = (one: Bits, other: Bits) => one.map((bit, at) => bit ^ (other[at] ?? 0))
const toBits = (bytes: Uint8Array): Bits =>
  [...bytes].flatMap((byte) => Array.from({ length: 8 }, (_, at) => (byte >> (7 - at)) & 1))
const toBytes = (bits: Bits) =>
  Uint8Array.from({ length: bits.length / 8 }, (_, at) => bits.slice(at * 8, at * 8 + 8).reduce((byte, bit) => byte * 2 + bit, 0))

function roundKeys(key: Uint8Array): Bits[] {
  const chosen = pick(toBits(key), PC1)
  let [left, right] = [chosen.slice(0, 28), chosen.slice(28)]
  return SHIFTS.map((shift) => {
    left = [...left.slice(shift), ...left.slice(0, shift)]
    right = [...right.slice(shift), ...right.slice(0, shift)]
    return pick([...left, ...right], PC2)
  })
}

function substitute(bits: Bits): Bits {
  return BOXES.flatMap((box, index) => {
    const [b1 = 0, b2 = 0, b3 = 0, b4 = 0, b5 = 0, b6 = 0] = bits.slice(index * 6, index * 6 + 6)
    const digit = Number.parseInt(box.charAt((b1 * 2 + b6) * 16 + b2 * 8 + b3 * 4 + b4 * 2 + b5), 16)
    return [digit >> 3, (digit >> 2) & 1, (digit >> 1) & 1, digit & 1]
  })
}

function cryptBlock(block: Uint8Array, keys: readonly Bits[]): Uint8Array {
  const start = pick(toBits(block), IP)
  let [left, right] = [start.slice(0, 32), start.slice(32)]
  for (const key of keys) {
    const mixed = pick(substitute(xor(pick(right, EXPAND), key)), PERMUTE)
    ;[left, right] = [right, xor(left, mixed)]
  }
  return toBytes(pick([...right, ...left], FP))
}

/** Encrypts with the first 8 bytes of the key; always adds 1 to 8 bytes of padding. */
export function desEncrypt(text: Uint8Array, key: Uint8Array): Uint8Array {
  const keys = roundKeys(key.subarray(0, BLOCK))
  const padding = BLOCK - (text.length % BLOCK)
  const padded = new Uint8Array(text.length + padding).fill(padding)
  padded.set(text)
  const sealed = new Uint8Array(padded.length)
  for (let at = 0; at < padded.length; at += BLOCK) sealed.set(cryptBlock(padded.subarray(at, at + BLOCK), keys), at)
  return sealed
}

/** Decrypts what `desEncrypt` made; undefined if the key or the text is wrong. */
export function desDecrypt(sealed: Uint8Array, key: Uint8Array): Uint8Array | undefined {
  if (sealed.length === 0 || sealed.length % BLOCK !== 0) return undefined
  const keys = roundKeys(key.subarray(0, BLOCK)).toReversed()
  const padded = new Uint8Array(sealed.length)
  for (let at = 0; at < sealed.length; at += BLOCK) padded.set(cryptBlock(sealed.subarray(at, at + BLOCK), keys), at)
  const padding = padded.at(-1) ?? 0
  return padding >= 1 && padding <= BLOCK ? padded.subarray(0, padded.length - padding) : undefined
}
