/**
 * From a pair of seeds to numbers, for every in-house game (PF-12). The server settles by it and players verify with it in
 * their browser, so it depends only on a way to compute HMAC-SHA256.
 */

const BYTES_A_NUMBER = 4
const BLOCK_BYTES = 32
const NUMBER_RANGE = 2 ** 32

/** HMAC-SHA256 of two texts: the server seed is the key. */
export type Hmac = (key: string, message: string) => Uint8Array
export type AsyncHmac = (key: string, message: string) => Promise<Uint8Array>

export interface Seeds {
  serverSeed: string
  clientSeed: string
  nonce: number
}

/** The message for block `block` of a bet's byte stream. */
export const streamMessage = (clientSeed: string, nonce: number, block = 0): string => `${clientSeed}:${nonce}:${block}`

/** An integer in [0, outcomes) from four bytes of the stream: floor(f × outcomes), without floats. */
export function outcomeOf(block: Uint8Array, outcomes: number, offset = 0): number {
  let integer = 0
  for (let index = 0; index < BYTES_A_NUMBER; index++) integer = integer * 256 + block[offset + index]!
  return Math.floor((integer * outcomes) / NUMBER_RANGE)
}

/** The stream's next integer in [0, outcomes). */
export type Draw = (outcomes: number) => number

/** Draws from the start of a bet's stream, block after block. */
export function drawsOf(hmac: Hmac, { serverSeed, clientSeed, nonce }: Seeds): Draw {
  let at = 0
  let block = new Uint8Array()
  return (outcomes) => {
    const offset = at % BLOCK_BYTES
    if (offset === 0) block = new Uint8Array(hmac(serverSeed, streamMessage(clientSeed, nonce, at / BLOCK_BYTES)))
    at += BYTES_A_NUMBER
    return outcomeOf(block, outcomes, offset)
  }
}
