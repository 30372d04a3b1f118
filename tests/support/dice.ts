/** Dice on a database of its own, wired as in the container, with players who have money. */
import type * as z from 'zod'
import type { Seeds } from '#contract/play/fairness/byte-stream.ts'
import { dice, type DiceBet, type diceRound } from '#contract/play/originals/dice.ts'
import type { InstantOriginal } from '#contract/play/originals/instant.ts'
import { createFairnessRepository } from '#server/features/play/fairness/fairness.repository.ts'
import { createFairnessService } from '#server/features/play/fairness/fairness.service.ts'
import { createOriginalsRepository } from '#server/features/play/originals/originals.repository.ts'
import { createOriginalsService } from '#server/features/play/originals/originals.service.ts'
import { drawsOn } from '#server/games/fair/draws.ts'
import { newId } from '#server/platform/ids.ts'
import { createTransactions } from '#server/platform/transactions.ts'
import { ASSET, deposit, startLedger, TRIAL_ASSET } from './ledger.ts'

const UNIT = 10_000n
type Deps = Parameters<typeof createOriginalsService>[0]
type Originals = ReturnType<typeof createOriginalsService>
type Player = Parameters<Originals['table']>[1]

export type DiceRound = z.output<typeof diceRound>
type Row = DiceRound & { serverSeed: string | null }
const game = dice as unknown as InstantOriginal

/** Dice alone of a process's originals. */
const diceOf = (originals: Originals) => ({
  table: (player: Player) => originals.table(game, player),
  bet: async (player: Player, body: DiceBet) => (await originals.bet(game, player, body)) as DiceRound,
  async history(player: Player, query: { page: number; size: number }) {
    const { list, ...counts } = await originals.history(game, player, query)
    return { ...counts, list: list as Row[] }
  },
})

/** A bet on Dice on these seeds: the roll, and what it pays. */
export function playDice({ stake, target, direction }: Pick<DiceBet, 'stake' | 'target' | 'direction'>, seeds: Seeds) {
  const placing = dice.place({ requestId: 'a-request', stake, target, direction })
  if (typeof placing === 'string') throw new Error(placing)
  const { payout, detail } = placing.play(drawsOn(seeds))
  return { ...detail, payout }
}

export async function startDice() {
  const base = await startLedger()
  const { database, clock, ledger } = base
  const fairness = createFairnessService({
    fairness: createFairnessRepository(database),
    inTransaction: createTransactions(database),
    clock,
  })
  /** A server process: several share the database, and nothing else. */
  const startProcess = (changes: Partial<Deps> = {}) =>
    diceOf(createOriginalsService({ rounds: createOriginalsRepository(database), fairness, ledger, ...changes }))
  const merchant = await database.prisma.merchant.create({
    data: {
      code: newId(),
      name: 'x',
      currency: ASSET,
      currencySymbol: '₱',
      timezone: 'Asia/Manila',
      settings: {},
      flags: {},
      menu: [],
    },
  })

  async function player({ units = 1_000, isTrial = false, isTest = false } = {}) {
    const name = newId()
    const { id } = await database.prisma.member.create({
      data: { merchantId: merchant.id, username: name, nickname: name, passwordHash: '', type: isTrial ? 4 : 0, isTest },
    })
    const of = { merchantId: merchant.id, memberId: id, asset: isTrial ? TRIAL_ASSET : ASSET }
    if (units > 0) await ledger.post(deposit(of, BigInt(units) * UNIT))
    return { ...of, isTrial, gameCode: 'dice', sessionId: newId() }
  }

  return { ...base, fairness, dice: startProcess(), startProcess, player }
}

export const bet = (changes: Partial<DiceBet> = {}): DiceBet => ({
  requestId: newId(),
  stake: UNIT,
  target: 5_050,
  direction: 'over',
  ...changes,
})
