import { type Draw, drawsOf, type Seeds } from '#contract/play/fairness/byte-stream.ts'
import { hmacSha256 } from './hmac.ts'

/** The byte stream of a bet, with the server's HMAC. */
export const drawsOn = (seeds: Seeds): Draw => drawsOf(hmacSha256, seeds)
