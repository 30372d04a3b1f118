/** How a pair of seeds gives a roll, and a target a multiplier (domain §6.2). */
import { type AsyncHmac, type Hmac, outcomeOf, streamMessage } from '../fairness/byte-stream.ts'
import { MULTIPLIER_SCALE } from '../fairness/originals/multiplier.ts'
import { DICE_SIDES, type DiceDirection } from './dice.ts'

/** Stored with each bet (PF-10): a changed mapping gets a new version. */
export const DICE_ALGORITHM = 'dice/1'

const HUNDREDTHS = 10_000n
/** 99 % in 1/10 000 of a percent, times the hundredths of a percent in which chances are counted. */
const RETURN_NUMERATOR = 99n * 100n * HUNDREDTHS
const SCALE = BigInt(MULTIPLIER_SCALE)
const MILLION = 1_000_000n

export const rollOfBlock = (block: Uint8Array): number => outcomeOf(block, DICE_SIDES)

/** The roll of a bet in hundredths, 0 to 10 000. */
export const diceRoll = (hmac: Hmac, serverSeed: string, clientSeed: string, nonce: number): number =>
  rollOfBlock(hmac(serverSeed, streamMessage(clientSeed, nonce)))

/** The same with asynchronous HMAC (WebCrypto). */
export const diceRollAsync = async (hmac: AsyncHmac, serverSeed: string, clientSeed: string, nonce: number): Promise<number> =>
  rollOfBlock(await hmac(serverSeed, streamMessage(clientSeed, nonce)))

export const isDiceWin = (roll: number, target: number, direction: DiceDirection): boolean =>
  direction === 'over' ? roll > target : roll < target

/** Chance in hundredths of a percent: 4950 = 49.50 %. */
export const diceChance = (target: number, direction: DiceDirection): number =>
  direction === 'over' ? Number(HUNDREDTHS) - target : target

/** floor4(99 / chance) in 1/10 000: 20000 = 2.0000×. */
export const diceMultiplier = (target: number, direction: DiceDirection): number =>
  Number(RETURN_NUMERATOR / BigInt(diceChance(target, direction)))

/** Rounded down to 1/10 000 of the unit. */
export const dicePayout = (stake: bigint, multiplier: number): bigint => (stake * BigInt(multiplier)) / SCALE

/** Exact theoretical return of a bet option, parts per million, rounded down: just under 99 %, because there are 10 001 rolls. */
export const diceReturn = (target: number, direction: DiceDirection): number =>
  Number(
    (BigInt(diceChance(target, direction)) * BigInt(diceMultiplier(target, direction)) * MILLION) / (BigInt(DICE_SIDES) * SCALE),
  )
