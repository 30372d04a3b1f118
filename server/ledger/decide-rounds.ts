/**
 * Decides a batch of rounds, in the order they came: which are replays, which are refused, and how the others turn out. Pure: the caller
 * holds the locks under which everything here was read, so a decision stays true until it is written.
 */
import type { ErrorCode } from '#contract/errors.ts'

/** A bet as a game hands it over. A game adds its own choices. */
export interface RoundRequest {
  /** As the round's row names them: the game, and the version of the algorithm its outcome comes from (PF-10). */
  gameCode: string
  algorithm: string
  /** Unique for ever: the same key with the same fingerprint answers the same round again, with another it is refused (LED-03). */
  key: string
  fingerprint: string
  merchantId: number
  memberId: number
  asset: string
  isTrial: boolean
  /** The account that is played from, and the house account on the other side (`ledger.resolveAccounts`). */
  accountId: bigint
  houseId: bigint
  /** 1/10 000 of the unit. */
  stake: bigint
  /** Why new bets are refused, as far as that is known without a lock: a closed game, a stake out of bounds. Replays are still answered. */
  obstacle: ErrorCode | undefined
}

/** A player whose seeds are locked. The game's area adds what else its rules and its engines need. */
export interface RoundPlayer {
  seedPairId: bigint
  /** The first one that is free. */
  nonce: number
  isTest: boolean
}

export interface RoundRefusal {
  code: ErrorCode
  details?: unknown
}

export interface RoundOutcome {
  /** 0 where the stake is lost. */
  payout: bigint
  /** What is kept with the round: the player's choices and the outcome (GAM-07). */
  detail: object
}

export interface RoundDecisions<Request, Player, Outcome> {
  /**
   * Why the player may not stake this now, by anything but the balance. `lost` is what the player has lost in earlier rounds of the same
   * batch with real money, never below 0. Pure.
   */
  refusal(request: Request, player: Player, lost: bigint): RoundRefusal | undefined
  /** The game: the outcome on this nonce. Pure, and called only where the stake is accepted. */
  decide(request: Request, player: Player, nonce: number): Outcome
}

export interface AcceptedRound<Request, Player, Outcome> {
  request: Request
  player: Player
  nonce: number
  balanceBefore: bigint
  outcome: Outcome
}

export type RoundDecision =
  | { kind: 'accepted'; index: number }
  /** The round of an earlier batch. */
  | { kind: 'replayed'; entryId: bigint }
  | { kind: 'refused'; refusal: RoundRefusal }
  /** The player's seeds were being rotated: it is for the next batch. */
  | { kind: 'later' }

export interface KnownKey {
  fingerprint: string
  entryId: bigint
}

/** What was read under the locks. A member without a player is one whose seeds were being rotated. */
export interface LockedState<Player> {
  players: ReadonlyMap<number, Player>
  /** By account id. */
  balances: ReadonlyMap<bigint, bigint>
  knownKeys: ReadonlyMap<string, KnownKey>
}

const refused = (code: ErrorCode): RoundDecision => ({ kind: 'refused', refusal: { code } })

export function decideRounds<Request extends RoundRequest, Player extends RoundPlayer, Outcome extends RoundOutcome>(
  batch: readonly Request[],
  { players, knownKeys, ...locked }: LockedState<Player>,
  { refusal, decide }: RoundDecisions<Request, Player, Outcome>,
) {
  const accepted: AcceptedRound<Request, Player, Outcome>[] = []
  const acceptedKeys = new Map<string, number>()
  const balances = new Map(locked.balances)
  const nonces = new Map<bigint, number>()
  /** By member, of real money: a limit holds over all accounts, and trial money has none. */
  const losses = new Map<number, bigint>()
  const lostBefore = ({ memberId, isTrial }: Request) => (isTrial ? 0n : (losses.get(memberId) ?? 0n))

  function repeated({ key, fingerprint }: Request): RoundDecision | undefined {
    const known = knownKeys.get(key)
    if (known) {
      return known.fingerprint === fingerprint ? { kind: 'replayed', entryId: known.entryId } : refused('idempotency.key.reused')
    }
    const index = acceptedKeys.get(key)
    if (index === undefined) return undefined
    return accepted[index]!.request.fingerprint === fingerprint ? { kind: 'accepted', index } : refused('idempotency.key.reused')
  }

  function accept(request: Request, player: Player, balanceBefore: bigint): RoundDecision {
    const { key, memberId, accountId, isTrial, stake } = request
    const nonce = nonces.get(player.seedPairId) ?? player.nonce
    const outcome = decide(request, player, nonce)
    balances.set(accountId, balanceBefore - stake + outcome.payout)
    nonces.set(player.seedPairId, nonce + 1)
    if (!isTrial) {
      // Winnings give room back, but never more than there was.
      const lost = lostBefore(request) + stake - outcome.payout
      losses.set(memberId, lost > 0n ? lost : 0n)
    }
    const index = accepted.push({ request, player, nonce, balanceBefore, outcome }) - 1
    acceptedKeys.set(key, index)
    return { kind: 'accepted', index }
  }

  const decisions = batch.map((request): RoundDecision => {
    const { obstacle, memberId, accountId, stake } = request
    const repeat = repeated(request)
    if (repeat) return repeat
    if (obstacle) return refused(obstacle)
    const player = players.get(memberId)
    if (!player) return { kind: 'later' }
    const reason = refusal(request, player, lostBefore(request))
    if (reason) return { kind: 'refused', refusal: reason }
    const balanceBefore = balances.get(accountId) ?? 0n
    // A refusal uses no nonce.
    return balanceBefore < stake ? refused('account.balance.not.enough') : accept(request, player, balanceBefore)
  })
  return { decisions, accepted }
}
