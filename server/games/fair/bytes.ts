/** The byte stream of every in-house game: HMAC-SHA256(serverSeed, clientSeed:nonce:block), block after block. */
import { createHmac } from 'node:crypto'
import { type Hmac, streamMessage } from '#contract/play/fairness/byte-stream.ts'

const BLOCK_BYTES = 32
const BYTES_A_FLOAT = 4

/** Both as UTF-8 text: the key is the seed's hex digits, not the bytes they encode. */
export const hmacSha256: Hmac = (key, message) => createHmac('sha256', key).update(message).digest()

export function* bytes(serverSeed: string, clientSeed: string, nonce: number): Generator<number, never> {
  for (let block = 0; ; block++) yield* hmacSha256(serverSeed, streamMessage(clientSeed, nonce, block))
}

/** `count` floats in [0, 1), starting with number `first`. */
export function floats(serverSeed: string, clientSeed: string, nonce: number, count: number, first = 0): number[] {
  const perBlock = BLOCK_BYTES / BYTES_A_FLOAT
  const result: number[] = []
  let number = -1
  let block: Uint8Array = new Uint8Array()
  for (let index = first; index < first + count; index++) {
    const wanted = Math.floor(index / perBlock)
    if (wanted !== number) block = hmacSha256(serverSeed, streamMessage(clientSeed, nonce, (number = wanted)))
    const at = (index % perBlock) * BYTES_A_FLOAT
    let value = 0
    for (let place = BYTES_A_FLOAT - 1; place >= 0; place--) value = (value + block[at + place]!) / 256
    result.push(value)
  }
  return result
}
