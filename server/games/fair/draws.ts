import { type Draw, drawsOf, type Seeds } from '#contract/play/fairness/byte-stream.ts'
import { hmacSha256 } from './hmac.ts'

/** The stream of a bet, as the server draws from it. */
export const drawsOn = (seeds: Seeds): Draw => drawsOf(hmacSha256, seeds)
