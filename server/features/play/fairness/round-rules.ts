/** Rules for who may bet on any in-house game; every engine passes them to `ledger.settleRounds`. */
import type { ErrorCode } from '#contract/errors.ts'
import type { GameCategory } from '#contract/game-category.ts'
import type { Seeds } from '#contract/play/fairness/byte-stream.ts'
import { type BetOdds, type BetRules, betRefusal, toBetRules } from '#server/features/money/turnover/bonus/bonus-bets.ts'
import { playRefusal } from '#server/features/identity/member/may-play.check.ts'
import { type HousePlayLimits, type PlayRoom, playRooms } from '#server/features/identity/responsible-play/play-room.ts'
import type {
  CommitTransaction,
  RoundOutcome,
  RoundPlayer,
  RoundRefusal,
  RoundRequest,
  RoundRules,
} from '#server/ledger/index.ts'
import { roundPlayerRepository, type SeedPairRow } from './round-player.repository.ts'

/** The facts about a bet that the rules check. */
export interface AskedStake extends Pick<RoundRequest, 'memberId' | 'isTrial' | 'stake'> {
  /** The merchant's own play limits, if it has any. */
  houseLimits: HousePlayLimits | undefined
  /** Undefined if the game has no odds to choose. */
  odds: BetOdds | undefined
}

export interface PlacedBet extends RoundRequest, AskedStake {
  /** Plays the game: outcome and payout for these seeds. Pure. */
  play(seeds: Seeds): RoundOutcome
}

/** A player with locked seeds. The server seed stays on the server until it is revealed (PF-02). */
export interface SeededPlayer extends RoundPlayer {
  serverSeed: string
  serverSeedHash: string
  clientSeed: string
  /** Set if the member has been frozen or excluded since opening the game, and so may no longer bet (RG-08). */
  refusal: ErrorCode | undefined
  /** The room left by play limits; undefined without limits. */
  room: PlayRoom | undefined
  /** What an open bonus lets the player bet (BON-02). */
  bonus: BetRules | undefined
}

/** The category of in-house games in a bonus's rules. */
const CATEGORY: GameCategory = 'INHOUSE'

function toPlayer(row: SeedPairRow, room: PlayRoom | undefined, bonus: BetRules | undefined, now: Date): SeededPlayer {
  return {
    seedPairId: row.pair_id,
    refusal: row.status === null ? undefined : playRefusal({ status: row.status, excludedUntil: row.excluded_until }, now),
    room,
    bonus,
    isTest: row.is_test ?? false,
    serverSeed: row.server_seed,
    serverSeedHash: row.server_seed_hash,
    clientSeed: row.client_seed,
    nonce: row.nonce,
  }
}

type AskedPlayer = Pick<AskedStake, 'memberId' | 'isTrial' | 'houseLimits'>

/** Players with play limits, their own or the merchant's; trial money has none. Most batches have no such player. */
function limitedPlayers(batch: readonly AskedPlayer[], pairs: readonly SeedPairRow[]) {
  const own = new Set(pairs.flatMap((row) => (row.has_play_limit ? [row.member_id] : [])))
  return new Map(
    batch.flatMap(({ memberId, isTrial, houseLimits }) =>
      !isTrial && (houseLimits || own.has(memberId)) ? [[memberId, houseLimits] as const] : [],
    ),
  )
}

/** Refuses a bet that could exceed a limit, even if it would have won (RG-02, RG-05). */
function limitRefusal({ isTrial, stake }: AskedStake, { room }: SeededPlayer, lost: bigint): ErrorCode | undefined {
  if (isTrial || !room) return undefined
  if (room.isTimeUp) return 'play.limit.session'
  return room.loss !== null && stake > room.loss - lost ? 'play.limit.loss' : undefined
}

/** Why the player may not stake this now; `lost` is the loss by earlier bets of the same batch. */
export function stakeRefusal(placed: AskedStake, player: SeededPlayer, lost: bigint): RoundRefusal | undefined {
  const code = player.refusal ?? limitRefusal(placed, player, lost)
  if (code) return { code }
  const { isTrial, stake, odds } = placed
  // Trial money never belongs to a bonus.
  return isTrial || !player.bonus ? undefined : betRefusal(player.bonus, { category: CATEGORY, stake, odds })
}

/** Builds the players of a batch from rows read under the locks of their seeds and accounts. */
async function toPlayers(
  { locked, read }: { locked: readonly object[]; read: readonly object[] },
  { client, batch, now }: { client: CommitTransaction; batch: readonly AskedPlayer[]; now: Date },
): Promise<Map<number, SeededPlayer>> {
  const pairs = roundPlayerRepository.locked(locked)
  const limited = limitedPlayers(batch, pairs)
  const rooms = playRooms(limited, await roundPlayerRepository.limitUse(client, [...limited.keys()], now))
  const bonuses = new Map(roundPlayerRepository.openBonuses(read).map((row) => [row.member_id, toBetRules(row)]))
  return new Map(pairs.map((row) => [row.member_id, toPlayer(row, rooms.get(row.member_id), bonuses.get(row.member_id), now)]))
}

/** The same for stepped rounds, which lock their players themselves: seeds first, then accounts; then they read the rest. */
export const seededPlayers = {
  lock: roundPlayerRepository.lockPlayers,
  async read(locked: readonly object[], asked: { client: CommitTransaction; batch: readonly AskedPlayer[]; now: Date }) {
    const memberIds = asked.batch.map(({ memberId }) => memberId)
    return toPlayers({ locked, read: await roundPlayerRepository.readPlayers(asked.client, memberIds) }, asked)
  },
  useNonces: roundPlayerRepository.useNonces,
}

export const roundRules: RoundRules<PlacedBet, SeededPlayer> = {
  lock: roundPlayerRepository.lock,
  read: roundPlayerRepository.read,
  toPlayers,
  refusal: stakeRefusal,
}
