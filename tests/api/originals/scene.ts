/** Rounds of Mines and Hi-Lo played by someone who knows the seeds, as no player does: so that a test can win or lose as it likes. */
import { beforeAll } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { drawsOf } from '#contract/play/fairness/byte-stream.ts'
import { type CardName, hiLoCard, hiLoEndpoints, type HiLoGuess, hiLoRank, isHiLoWin } from '#contract/play/originals/hilo.ts'
import { minePlaces, minesEndpoints } from '#contract/play/originals/mines.ts'
import { hmacSha256 } from '#server/games/fair/hmac.ts'
import type { startApi, TestCaller } from '#tests/support/api.ts'
import { success } from '#tests/support/outcome.ts'

export interface Round {
  roundId: string
  state: 'OPEN' | 'WON' | 'LOST' | 'RETURNED'
  stake: number
  payout: number
  steps: number
  multiplier: number | null
  cashOut: number | null
  maxPayout: number
  balanceBefore: number
  balanceAfter: number
  nonce: number
  clientSeed: string
  serverSeed: string | null
  settledAt: number | null
  endedBy: string | null
  // Mines
  mines: number
  picks: number[]
  hit: number | null
  mostPicks: number
  nextMultiplier: number | null
  places: number[] | null
  // Hi-Lo
  startCard: CardName
  cards: { card: CardName; guess: HiLoGuess | null; isRight: boolean | null }[]
  higher: { winners: number; multiplier: number } | null
  lower: { winners: number; multiplier: number } | null
}
export type Player = TestCaller & { id: number }

let requests = 0
export const newRequest = () => `request-${++requests}`
const TILES = Array.from({ length: 25 }, (_, tile) => tile)

export function stepScene({ as, container, given }: ReturnType<typeof startApi>) {
  beforeAll(async () => {
    for (const gameCode of ['mines', 'hilo']) await given.player(gameCode)
  })
  const prisma = () => container().database.prisma
  const send = (endpoint: Endpoint, player: TestCaller, body: object) => as(player).call(endpoint, body as never)
  const play = async (endpoint: Endpoint, player: TestCaller, body: object): Promise<Round> =>
    (await send(endpoint, player, body).expect(success)).body.value

  async function seedsOf({ roundId }: Pick<Round, 'roundId'>) {
    const round = await prisma().gameRound.findFirstOrThrow({ where: { id: BigInt(roundId) } })
    const { serverSeed, clientSeed } = await prisma().fairSeedPair.findUniqueOrThrow({ where: { id: round.seedPairId! } })
    return { serverSeed, clientSeed, nonce: round.nonce! }
  }
  const drawOf = async (round: Pick<Round, 'roundId'>) => drawsOf(hmacSha256, await seedsOf(round))

  /** Tiles without a mine, and those with one. */
  async function tilesOf(round: Round) {
    const places = minePlaces(await drawOf(round), round.mines)
    return { safe: TILES.filter((tile) => !places.includes(tile)), mined: places }
  }
  async function cardsOf(round: Pick<Round, 'roundId'>) {
    const draw = await drawOf(round)
    return Array.from({ length: 51 }, () => hiLoCard(draw))
  }
  const step = (round: Round, more: object = {}) => ({
    requestId: newRequest(),
    roundId: round.roundId,
    step: round.steps,
    ...more,
  })

  return {
    send,
    play,
    step,
    tilesOf,
    cardsOf,
    seedsOf,
    prisma,
    refused: async (endpoint: Endpoint, player: TestCaller, body: object): Promise<string | undefined> =>
      (await send(endpoint, player, body)).body.errorCode,
    openMines: (player: TestCaller, changes: object = {}) =>
      play(minesEndpoints.bet, player, { requestId: newRequest(), stake: 10, mines: 3, ...changes }),
    openHiLo: (player: TestCaller, changes: object = {}) =>
      play(hiLoEndpoints.bet, player, { requestId: newRequest(), stake: 10, startCard: '7D', ...changes }),
    reveal: (player: TestCaller, round: Round, tile: number) => play(minesEndpoints.reveal, player, step(round, { tile })),
    cashOut: (player: TestCaller, round: Round) =>
      play(round.mines === undefined ? hiLoEndpoints.cashOut : minesEndpoints.cashOut, player, step(round)),
    /** Guesses right, or wrong. */
    async guess(player: TestCaller, round: Round, isRight = true): Promise<Round> {
      const now = hiLoRank(round.cards.at(-1)?.card ?? round.startCard)
      const next = (await cardsOf(round))[round.cards.length]!.rank
      const made = (['higher', 'lower'] as const).find((one) => isHiLoWin(now, one, next) === isRight)
      // Both are right where the card is equal.
      return made
        ? play(hiLoEndpoints.guess, player, step(round, { guess: made }))
        : play(hiLoEndpoints.skip, player, step(round))
    },
    balanceOf: async ({ id }: Player) => Number(await container().ledger.balanceOf(id, 'PHP')) / 10_000,
    drifts: async () => (await container().ledger.reconcile()).drifts,
    /** What lies in escrow for the round, 1/10 000. */
    async escrowOf({ roundId }: Pick<Round, 'roundId'>): Promise<bigint> {
      const { rows } = await container().database.pool.query<{ sum: bigint }>(
        `SELECT coalesce(sum(p.amount), 0) AS sum
         FROM game_round r JOIN ledger_entry e ON e.reference = r.game_code || ':' || r.seed_pair_id || ':' || r.nonce
         JOIN ledger_posting p ON p.entry_id = e.id JOIN ledger_account a ON a.id = p.account_id AND a.kind = 'ESCROW_GAMES'
         WHERE r.id = $1`,
        [roundId],
      )
      return rows[0]!.sum
    },
  }
}
