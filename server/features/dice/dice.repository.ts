/** The hot path of Dice: a batch of bets in two round trips and one commit. Plain `pg`, in the simple protocol, so that BEGIN and COMMIT travel along. */
import * as z from 'zod'
import { DICE_GAME_CODE, diceDirection } from '#contract/dice.ts'
import { DICE_ALGORITHM } from '#contract/dice-roll.ts'
import { numberArray, textArray } from '#server/ledger/index.ts'
import { OPEN_BONUSES, type OpenBonusRow, toBetRules } from '#server/features/turnover/bonus/bonus-bets.ts'
import { playRefusal } from '#server/features/member/may-play.check.ts'
import { readPlayRooms, type PlayRoom } from '#server/features/responsible-play/play-room.ts'
import type { Database, PoolClient } from '#server/platform/database.ts'
import { type AcceptedBet, decideBets, type Decision, type KnownKey, type PlacedBet, type Player } from './decide-bets.ts'

export const roundDetail = z.object({ roll: z.int(), target: z.int(), direction: diceDirection, multiplier: z.int() })
export type RoundDetail = z.output<typeof roundDetail>

interface PairRow {
  pair_id: bigint
  member_id: number
  status: string | null
  excluded_until: Date | null
  is_test: boolean | null
  has_play_limit: boolean | null
  server_seed: string
  server_seed_hash: string
  client_seed: string
  nonce: number
}
interface BalanceRow {
  id: bigint
  balance: bigint
}
interface KeyRow {
  key: string
  fingerprint: string
  entry_id: bigint
  created_at: Date
}

export interface SettledBatch {
  decisions: Decision[]
  accepted: AcceptedBet[]
  /** Of the accepted ones, in order. */
  roundIds: string[]
  /** Players with an open bonus. */
  bonusPlayers: ReadonlySet<number>
  settledAt: Date
}

const toPlayer = ({ member_id, pair_id, ...row }: PairRow, room: PlayRoom | undefined, now: Date): [number, Player] => [
  member_id,
  {
    pairId: pair_id,
    refusal: row.status === null ? undefined : playRefusal({ status: row.status, excludedUntil: row.excluded_until }, now),
    room,
    isTest: row.is_test ?? false,
    serverSeed: row.server_seed,
    serverSeedHash: row.server_seed_hash,
    clientSeed: row.client_seed,
    nonce: row.nonce,
  },
]
const toKnownKey = (row: KeyRow): [string, KnownKey] => [
  row.key,
  { fingerprint: row.fingerprint, entryId: row.entry_id, createdAt: row.created_at },
]

/** Those whose bets have limits, their own or the house's; trial money has none. Most batches have nobody. */
function limitedPlayers(batch: readonly PlacedBet[], pairs: readonly PairRow[]) {
  const own = new Set(pairs.flatMap((row) => (row.has_play_limit ? [row.member_id] : [])))
  return batch.flatMap(({ memberId, isTrial, houseLimits: house }) =>
    !isTrial && (house || own.has(memberId)) ? [{ memberId, house }] : [],
  )
}

export function createDiceRepository({ pool, prisma }: Pick<Database, 'pool' | 'prisma'>) {
  async function lockAndRead(client: PoolClient, batch: readonly PlacedBet[], now: Date) {
    const members = numberArray([...new Set(batch.map(({ memberId }) => memberId))])
    const accounts = numberArray([...new Set(batch.map(({ accountId }) => accountId))])
    const keys = client.escapeLiteral(textArray(batch.map(({ key }) => key)))
    // Seed pairs before accounts, each sorted; the ledger locks accounts alone, in that order too: nobody waits in a circle.
    const results: unknown = await client.query(`BEGIN;
      SELECT s.id AS pair_id, s.member_id, m.status, m.excluded_until, m.is_test, m.has_play_limit, s.server_seed, s.server_seed_hash, s.client_seed, s.nonce
        FROM fair_seed_pair s LEFT JOIN member m ON m.id = s.member_id
        WHERE s.member_id = ANY ('${members}') AND s.state = 'ACTIVE' ORDER BY s.member_id FOR NO KEY UPDATE OF s;
      SELECT id, balance FROM ledger_account WHERE id = ANY ('${accounts}') ORDER BY id FOR NO KEY UPDATE;
      SELECT key, fingerprint, entry_id, created_at FROM ledger_key WHERE key = ANY (${keys});
      ${OPEN_BONUSES(members)}`)
    const [, pairs, balances, keysFound, open] = results as [
      unknown,
      { rows: PairRow[] },
      { rows: BalanceRow[] },
      { rows: KeyRow[] },
      { rows: OpenBonusRow[] },
    ]
    const rooms = await readPlayRooms(client, limitedPlayers(batch, pairs.rows), now)
    return {
      players: new Map(pairs.rows.map((row) => toPlayer(row, rooms.get(row.member_id), now))),
      balances: new Map(balances.rows.map(({ id, balance }) => [id, balance])),
      knownKeys: new Map(keysFound.rows.map(toKnownKey)),
      bonuses: new Map(open.rows.map((row) => [row.member_id, toBetRules(row)])),
    }
  }

  async function write(client: PoolClient, accepted: readonly AcceptedBet[], now: Date): Promise<string[]> {
    if (accepted.length === 0) {
      await client.query('COMMIT')
      return []
    }
    const numbers = (pick: (bet: AcceptedBet) => number | bigint | boolean) => `'${numberArray(accepted.map(pick))}'`
    const texts = (pick: (bet: AcceptedBet) => string) => client.escapeLiteral(textArray(accepted.map(pick)))
    const details = accepted.map(({ placed: { bet }, outcome }) => ({
      roll: outcome.roll,
      target: bet.target,
      direction: bet.direction,
      multiplier: outcome.multiplier,
    })) satisfies RoundDetail[]
    const results: unknown = await client.query(`SELECT array_to_string(game_settle_instant(
      '${now.toISOString()}', '${DICE_GAME_CODE}', '${DICE_ALGORITHM}', ${texts(({ placed }) => placed.key)}, ${texts(({ placed }) => placed.fingerprint)},
      ${numbers(({ placed }) => placed.merchantId)}, ${numbers(({ placed }) => placed.memberId)},
      ${numbers(({ placed }) => placed.accountId)}, ${numbers(({ placed }) => placed.houseId)}, ${texts(({ placed }) => placed.asset)},
      ${numbers(({ placed }) => placed.isTrial)}, ${numbers(({ player }) => player.isTest)},
      ${numbers(({ player }) => player.pairId)}, ${numbers(({ nonce }) => nonce)},
      ${numbers(({ placed }) => placed.bet.stake)}, ${numbers(({ outcome }) => outcome.payout)}, ${numbers(({ balanceBefore }) => balanceBefore)},
      ${client.escapeLiteral(JSON.stringify(details))}), ',') AS ids; COMMIT`)
    const [settled] = results as [{ rows: { ids: string }[] }]
    return settled.rows[0]!.ids.split(',')
  }

  return {
    /** Decides and settles a batch; all of it commits, or none. */
    async settle(batch: readonly PlacedBet[], now: Date): Promise<SettledBatch> {
      const client = await pool.connect()
      try {
        const table = await lockAndRead(client, batch, now)
        const { decisions, accepted } = decideBets(batch, table)
        const roundIds = await write(client, accepted, now)
        client.release()
        return { decisions, accepted, roundIds, bonusPlayers: new Set(table.bonuses.keys()), settledAt: now }
      } catch (error) {
        await client.query('ROLLBACK').then(
          () => client.release(),
          (broken: Error) => client.release(broken),
        )
        throw error
      }
    },

    /** Rounds with what their seeds make public: the server seed once the pair is revealed. */
    async rounds(where: { ids?: bigint[]; memberId?: number; asset?: string }, paging: { skip?: number; take?: number } = {}) {
      const rows = await prisma.gameRound.findMany({
        where: { gameCode: DICE_GAME_CODE, memberId: where.memberId, asset: where.asset, id: where.ids && { in: where.ids } },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        ...paging,
      })
      const pairs = await prisma.fairSeedPair.findMany({
        where: { id: { in: [...new Set(rows.map(({ seedPairId }) => seedPairId))] } },
      })
      const pairOf = new Map(pairs.map((pair) => [pair.id, pair]))
      return rows.map((round) => {
        const pair = pairOf.get(round.seedPairId)!
        return {
          ...round,
          detail: roundDetail.parse(round.detail),
          serverSeedHash: pair.serverSeedHash,
          clientSeed: pair.clientSeed,
          serverSeed: pair.state === 'REVEALED' ? pair.serverSeed : null,
        }
      })
    },

    countRounds: (memberId: number, asset: string): Promise<number> =>
      prisma.gameRound.count({ where: { memberId, asset, gameCode: DICE_GAME_CODE } }),
  }
}
export type DiceRepository = ReturnType<typeof createDiceRepository>
export type StoredRound = Awaited<ReturnType<DiceRepository['rounds']>>[number]
