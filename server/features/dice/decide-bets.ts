/**
 * Decides a batch of bets, in the order they came: who may bet, on which nonce, with what outcome. Pure: the caller holds the
 * locks under which the table was read, so what is decided here stays true until it is written.
 */
import type { DiceBet } from '#contract/dice.ts'
import type { GameCategory } from '#contract/game.ts'
import { diceMultiplier } from '#contract/dice-roll.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { type BetRefusal, type BetRules, betRefusal } from '#server/features/turnover/bonus/bonus-bets.ts'
import type { HousePlayLimits, PlayRoom } from '#server/features/responsible-play/play-room.ts'
import { type DiceOutcome, playDice, possiblePayout } from '#server/games/fair/dice.ts'

/** 1/10 000 of the currency unit. */
export interface DiceLimits {
  minStake: bigint
  maxStake: bigint
  maxPayout: bigint
}

export interface PlacedBet {
  key: string
  fingerprint: string
  merchantId: number
  memberId: number
  asset: string
  isTrial: boolean
  accountId: bigint
  houseId: bigint
  bet: DiceBet
  limits: DiceLimits
  /** The merchant's own limits of play, where it has some. */
  houseLimits: HousePlayLimits | undefined
  /** What stands in the way of new bets: a closed table (ACC-09), a reminder that is due (RG-10). What was settled is still answered. */
  obstacle: ErrorCode | undefined
}

/** A player's locked seeds. The server seed stays in here. */
export interface Player {
  /** Frozen or excluded since the game was opened, a member bets no more (RG-08). */
  refusal: ErrorCode | undefined
  /** What limits of play leave; undefined where there are none. */
  room: PlayRoom | undefined
  isTest: boolean
  pairId: bigint
  serverSeed: string
  serverSeedHash: string
  clientSeed: string
  nonce: number
}

export interface AcceptedBet {
  placed: PlacedBet
  player: Player
  nonce: number
  balanceBefore: bigint
  outcome: DiceOutcome
}

export type Decision =
  | { kind: 'accepted'; index: number }
  /** The round of an earlier batch. */
  | { kind: 'replayed'; entryId: bigint; createdAt: Date }
  | { kind: 'refused'; code: ErrorCode; details?: BetRefusal['details'] }
  /** The player's seeds were being rotated: the next batch. */
  | { kind: 'later' }

export interface KnownKey {
  fingerprint: string
  entryId: bigint
  createdAt: Date
}

/** What was read under the locks. A member without seeds is one whose pair was being rotated. */
export interface LockedTable {
  players: ReadonlyMap<number, Player>
  /** By account id. */
  balances: ReadonlyMap<bigint, bigint>
  knownKeys: ReadonlyMap<string, KnownKey>
  /** By member: what an open bonus lets them bet (BON-02). */
  bonuses: ReadonlyMap<number, BetRules>
}

/** The kind of game Dice is. */
const CATEGORY: GameCategory = 'INHOUSE'

export function decideBets(batch: readonly PlacedBet[], { players, knownKeys, bonuses, ...table }: LockedTable) {
  const accepted: AcceptedBet[] = []
  const acceptedKeys = new Map<string, number>()
  const balances = new Map(table.balances)
  const nonces = new Map<bigint, number>()
  /** What bets of this batch have used of a player's loss limit. */
  const losses = new Map<number, bigint>()

  /** A bet that could pass a limit is refused, whatever it would have won (RG-02, RG-05). */
  function limitRefusal({ memberId, bet }: PlacedBet, { room }: Player): ErrorCode | undefined {
    if (room?.isTimeUp) return 'play.limit.session'
    if (room?.loss == null) return undefined
    return bet.stake > room.loss - (losses.get(memberId) ?? 0n) ? 'play.limit.loss' : undefined
  }

  /** Trial money is of no bonus. */
  function bonusRefusal({ memberId, isTrial, bet }: PlacedBet): BetRefusal | undefined {
    const rules = isTrial ? undefined : bonuses.get(memberId)
    const odds = diceMultiplier(bet.target, bet.direction)
    return rules && betRefusal(rules, { category: CATEGORY, stake: bet.stake, odds })
  }

  function decide(placed: PlacedBet): Decision {
    const { key, fingerprint, bet, limits, obstacle, accountId, memberId } = placed
    const known = knownKeys.get(key)
    if (known) {
      if (known.fingerprint !== fingerprint) return { kind: 'refused', code: 'idempotency.key.reused' }
      return { kind: 'replayed', entryId: known.entryId, createdAt: known.createdAt }
    }
    const twin = acceptedKeys.get(key)
    if (twin !== undefined) {
      if (accepted[twin]!.placed.fingerprint !== fingerprint) return { kind: 'refused', code: 'idempotency.key.reused' }
      return { kind: 'accepted', index: twin }
    }
    if (obstacle) return { kind: 'refused', code: obstacle }
    if (bet.stake < limits.minStake || bet.stake > limits.maxStake || possiblePayout(bet) > limits.maxPayout) {
      return { kind: 'refused', code: 'bet.amount.limit' }
    }
    const player = players.get(memberId)
    if (!player) return { kind: 'later' }
    const refusal = player.refusal ?? limitRefusal(placed, player)
    if (refusal) return { kind: 'refused', code: refusal }
    const ofBonus = bonusRefusal(placed)
    if (ofBonus) return { kind: 'refused', ...ofBonus }
    const balanceBefore = balances.get(accountId) ?? 0n
    // A refusal uses no nonce.
    if (balanceBefore < bet.stake) return { kind: 'refused', code: 'account.balance.not.enough' }
    const nonce = nonces.get(player.pairId) ?? player.nonce
    const outcome = playDice(bet, { serverSeed: player.serverSeed, clientSeed: player.clientSeed, nonce })
    balances.set(accountId, balanceBefore - bet.stake + outcome.payout)
    nonces.set(player.pairId, nonce + 1)
    // Winnings give room back, but never more than there was.
    const lost = (losses.get(memberId) ?? 0n) + bet.stake - outcome.payout
    losses.set(memberId, lost > 0n ? lost : 0n)
    acceptedKeys.set(key, accepted.length)
    accepted.push({ placed, player, nonce, balanceBefore, outcome })
    return { kind: 'accepted', index: accepted.length - 1 }
  }

  const decisions = batch.map(decide)
  return { decisions, accepted }
}
