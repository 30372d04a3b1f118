/** Settled rounds: money through the ledger, seeds revealed, so that anyone can verify them. */
import { createHash } from 'node:crypto'
import { dice, type DiceDirection } from '#contract/play/originals/dice.ts'
import { drawsOn } from '#server/games/fair/draws.ts'
import { commitmentOf } from '#server/games/fair/seeds.ts'
import { vendorAlgorithm } from '#server/features/play/game/vendor-algorithm.ts'
import { type HistoryEntry, type ImportedEntry, isTrialAsset } from '#server/ledger/index.ts'
import type { PoolClient } from '#server/platform/database.ts'
import { amount } from './amount.ts'
import type { BuilderDeps } from './context.ts'
import { assetOfMember } from './money.ts'
import { insertRows, insertRowsReturningIds } from './rows.ts'
import { unique } from './unique.ts'

/** The vendor is not named: it follows from the game when the round is written. */
export const VENDOR_ALGORITHM = 'vendor/1'

/** The algorithms of rounds of these vendors' games. A game that is not in the catalogue has no vendor. */
export async function algorithmsOf(
  tx: Pick<PoolClient, 'query'>,
  gameCodes: readonly string[],
): Promise<(gameCode: string) => string> {
  const { rows } = await tx.query<{ gameCode: string; vendorCode: string }>(
    'SELECT game_code AS "gameCode", min(vendor_code) AS "vendorCode" FROM game WHERE game_code = ANY($1::text[]) GROUP BY 1',
    [[...new Set(gameCodes)]],
  )
  const known = new Map(rows.map(({ gameCode, vendorCode }) => [gameCode, vendorAlgorithm(vendorCode)]))
  return (gameCode) => known.get(gameCode) ?? VENDOR_ALGORITHM
}

export interface Player {
  merchantId: number
  memberId: number
  asset: string
  isTest: boolean
}

/** A round apart from its money. */
export interface RoundFacts {
  gameCode: string
  isTest: boolean
  algorithm: string
  /** Negative for a vendor's round, which has no seed pair of ours. */
  seedPairId: number
  nonce: number
  stake: bigint
  payout: bigint
  detail: Record<string, unknown>
}
export type RoundEntry = HistoryEntry & { round: RoundFacts }

/** A history entry that is a round. */
export function roundEntry(
  { merchantId, memberId, asset, isTest }: Player,
  at: Date,
  facts: Omit<RoundFacts, 'isTest'>,
): RoundEntry {
  const { gameCode, stake, payout } = facts
  return {
    merchantId,
    memberId,
    asset,
    at,
    type: 'BET_SETTLED',
    reference: gameCode,
    house: 'HOUSE_GAMES',
    moves: [
      { amount: -stake, code: 'BET' },
      { amount: payout, code: 'WIN' },
    ],
    round: { ...facts, isTest },
  }
}

/** A vendor's round. `number` counts the player's vendor rounds. */
export const vendorRound = (
  player: Player,
  at: Date,
  gameCode: string,
  stake: bigint,
  payout: bigint,
  number: number,
): RoundEntry =>
  roundEntry(player, at, {
    gameCode,
    algorithm: VENDOR_ALGORITHM,
    seedPairId: -player.memberId,
    nonce: number,
    stake,
    payout,
    detail: {},
  })

export interface SeedPair {
  id: number
  serverSeed: string
  clientSeed: string
}
export interface DiceChoice {
  stake: bigint
  target: number
  direction: DiceDirection
}

/** A real roll of Dice. */
export function diceRound(player: Player, at: Date, choice: DiceChoice, { id, ...seeds }: SeedPair, nonce: number): RoundEntry {
  const placing = dice.place({ requestId: `seeded-${id}-${nonce}`, ...choice })
  if (typeof placing === 'string') throw new Error(placing)
  const { payout, detail } = placing.play(drawsOn({ ...seeds, nonce }))
  const { code: gameCode, algorithm } = dice
  return roundEntry(player, at, { gameCode, algorithm, seedPairId: id, nonce, stake: choice.stake, payout, detail })
}

/** For `importHistory`: writes the rounds among the entries, in the same transaction. */
export async function writeRounds(tx: PoolClient, imported: readonly ImportedEntry[]): Promise<void> {
  const rounds = imported.filter((entry): entry is ImportedEntry & { row: RoundEntry } => 'round' in entry.row)
  const algorithmOf = await algorithmsOf(
    tx,
    rounds.map(({ row: { round } }) => round.gameCode),
  )
  await insertRows(
    tx,
    'game_round',
    rounds.map(({ row: { round, merchantId, memberId, asset, at }, entryId, balanceBefore, balanceAfter }) => ({
      id: entryId,
      created_at: at,
      settled_at: at,
      merchant_id: merchantId,
      member_id: memberId,
      game_code: round.gameCode,
      asset,
      is_trial: isTrialAsset(asset),
      is_test: round.isTest,
      seed_pair_id: round.seedPairId,
      nonce: round.nonce,
      algorithm: round.algorithm === VENDOR_ALGORITHM ? algorithmOf(round.gameCode) : round.algorithm,
      stake: round.stake,
      payout: round.payout,
      balance_before: balanceBefore,
      balance_after: balanceAfter,
      detail: round.detail,
    })),
  )
}

/** A retired seed pair as a row, after `bets` bets. */
export const revealedPairRow = (
  memberId: number,
  serverSeed: string,
  clientSeed: string,
  bets: number,
  createdAt: Date,
  revealedAt: Date,
) => ({
  member_id: memberId,
  state: 'REVEALED',
  server_seed: serverSeed,
  server_seed_hash: commitmentOf(serverSeed),
  client_seed: clientSeed,
  nonce: bets,
  created_at: createdAt,
  revealed_at: revealedAt,
})

export interface RoundDetails {
  member: { id: number }
  stake?: bigint
  /** Hundredths. */
  target?: number
  direction?: DiceDirection
  at?: Date
  /** A vendor's game instead of Dice, with its payout. */
  gameCode?: string
  payout?: bigint
  /** Where vendors share the code. */
  vendorCode?: string
}

export async function createRound({ database: { prisma, pool }, ledger, clock }: BuilderDeps, details: RoundDetails) {
  const { member, stake = amount(10), target = 4_950, direction = 'over', gameCode = dice.code, payout = 0n } = details
  const at = details.at ?? clock.now()
  const { merchantId, isTest, type, merchant } = await prisma.member.findUniqueOrThrow({
    where: { id: member.id },
    include: { merchant: true },
  })
  const player: Player = { merchantId, memberId: member.id, asset: assetOfMember({ type, merchant }), isTest }
  let entry: RoundEntry
  if (gameCode === dice.code) {
    const serverSeed = createHash('sha256').update(unique('seed')).digest('hex')
    const clientSeed = createHash('md5').update(serverSeed).digest('hex')
    const [id = 0] = await insertRowsReturningIds(pool, 'fair_seed_pair', [
      revealedPairRow(member.id, serverSeed, clientSeed, 1, at, at),
    ])
    entry = diceRound(player, at, { stake, target, direction }, { id, serverSeed, clientSeed }, 0)
  } else {
    const { _max: last } = await prisma.gameRound.aggregate({ where: { seedPairId: -member.id }, _max: { nonce: true } })
    entry = vendorRound(player, at, gameCode, stake, payout, (last.nonce ?? -1) + 1)
    if (details.vendorCode) entry.round.algorithm = vendorAlgorithm(details.vendorCode)
  }
  let roundId = 0n
  await ledger.importHistory([entry], async (tx, imported) => {
    await writeRounds(tx, imported)
    roundId = imported[0]?.entryId ?? 0n
  })
  const { round } = entry
  return { id: roundId, memberId: member.id, gameCode, stake, payout: round.payout, detail: round.detail, at }
}
