/** Limbo: a multiplier is drawn, and bets up to it win (domain §6.2). */
import type { Draw } from '../byte-stream.ts'

const STEPS = 2 ** 24
const RETURN = 0.99
const LEAST = 100

/** The drawn multiplier in hundredths, at least 100: 1741 = 17.41×. The order of the operations is that of the published scheme. */
export const limboResult = (draw: Draw): number => Math.max(LEAST, Math.floor((STEPS / (draw(STEPS) + 1)) * RETURN * 100))
