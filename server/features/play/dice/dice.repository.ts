/** Rounds of Dice as they are stored; they are written by `ledger.settleRounds`. */
import * as z from 'zod'
import { DICE_GAME_CODE, diceDirection } from '#contract/play/dice/dice.ts'
import type { Database } from '#server/platform/database.ts'

export const roundDetail = z.object({ roll: z.int(), target: z.int(), direction: diceDirection, multiplier: z.int() })
export type RoundDetail = z.output<typeof roundDetail>

export function createDiceRepository({ prisma }: Pick<Database, 'prisma'>) {
  return {
    /** Rounds with what their seeds make public: the server seed once the pair is revealed. */
    async rounds(where: { id?: bigint; memberId?: number; asset?: string }, paging: { skip?: number; take?: number } = {}) {
      const found = await prisma.gameRound.findMany({
        where: { gameCode: DICE_GAME_CODE, memberId: where.memberId, asset: where.asset, id: where.id },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        ...paging,
      })
      // Rounds of our games always have both.
      const rows = found.map((round) => ({ ...round, seedPairId: round.seedPairId!, nonce: round.nonce! }))
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
