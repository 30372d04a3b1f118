/**
 * Decides a batch of rounds in order of arrival: which are replays, which are refused, and the outcomes of the others. Pure: the caller
 * holds the locks under which all this was read, so a decision stays valid until it is written.
 */
import type { ErrorCode } from '#contract/errors.ts'

/** A bet as a game submits it. Each game adds its own choices. */
export interface RoundRequest {
  /** Stored with the round: the game, and the version of the algorithm that decides the outcome (PF-10). */
  gameCode: string
  algorithm: string
  /** Unique for ever: a key with the same fingerprint returns the same round again; with another one it is refused (LED-03). */
  key: string
  fingerprint: string
  merchantId: number
  memberId: number
  asset: string
  isTrial: boolean
  /** The player's account for this bet, and the house account on the other side (`ledger.resolveAccounts`). */
  accountId: bigint
  houseId: bigint
  /** 1/10 000 of the unit. */
  stake: bigint
  /** A reason to refuse new bets that is known without a lock: a closed game, a stake out of bounds. Replays are still answered. */
  obstacle: ErrorCode | undefined
}

/** A player whose seeds are locked. The game's area adds what else its rules and its engines need. */
export interface RoundPlayer {
  seedPairId: bigint
  /** The first unused one. */
  nonce: number
  isTest: boolean
}

export interface RoundRefusal {
  code: ErrorCode
  details?: unknown
}

export interface RoundOutcome {
  /** 0 if the stake is lost. */
  payout: bigint
  /** Stored with the round: the player's choices and the outcome (GAM-07). */
  detail: object
}

export interface RoundDecisions<Request, Player, Outcome> {
  /**
   * Why the player may not place this bet now, apart from the balance. `lost`: real money that the player has lost in earlier rounds of
   * the same batch, never below 0. Pure.
   */
  refusal(request: Request, player: Player, lost: bigint): RoundRefusal | undefined
  /** The game's outcome for this nonce. Pure, and called only if the stake is accepted. */
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
  /** The round was settled in an earlier batch. */
  | { kind: 'replayed'; entryId: bigint }
  | { kind: 'refused'; refusal: RoundRefusal }
  /** The player's seeds were being rotated: retry in the next batch. */
  | { kind: 'later' }

export interface KnownKey {
  fingerprint: string
  entryId: bigint
}

/** The state read under the locks. A member is missing from `players` if the seeds were being rotated. */
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
  /** Real money lost, by member: a limit covers all accounts of a member, and trial money has no limit. */
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
      // Winnings make up for losses, but never raise the limit.
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
