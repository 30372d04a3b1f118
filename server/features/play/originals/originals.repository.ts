/** Reads stored rounds of originals; `ledger.settleRounds` writes them. */
import type { Database } from '#server/platform/database.ts'

/** A vendor's game may have the code of one of ours; its rounds have no seeds. */
const OWN = { seedPairId: { not: null } }

export function createOriginalsRepository({ prisma }: Pick<Database, 'prisma'>) {
  return {
    /** Rounds with the public part of their seeds; the server seed only once the pair is revealed. */
    async rounds(
      where: { gameCode: string; id?: bigint; memberId?: number; asset?: string },
      paging: { skip?: number; take?: number } = {},
    ) {
      const found = await prisma.gameRound.findMany({
        where: { ...OWN, gameCode: where.gameCode, memberId: where.memberId, asset: where.asset, id: where.id },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        ...paging,
      })
      const rows = found.map((round) => ({ ...round, seedPairId: round.seedPairId!, nonce: round.nonce! }))
      const pairs = await prisma.fairSeedPair.findMany({
        where: { id: { in: [...new Set(rows.map(({ seedPairId }) => seedPairId))] } },
      })
      const pairOf = new Map(pairs.map((pair) => [pair.id, pair]))
      return rows.map((round) => {
        const pair = pairOf.get(round.seedPairId)!
        return {
          ...round,
          serverSeedHash: pair.serverSeedHash,
          clientSeed: pair.clientSeed,
          serverSeed: pair.state === 'REVEALED' ? pair.serverSeed : null,
        }
      })
    },

    countRounds: (gameCode: string, memberId: number, asset: string): Promise<number> =>
      prisma.gameRound.count({ where: { ...OWN, memberId, asset, gameCode } }),
  }
}
export type OriginalsRepository = ReturnType<typeof createOriginalsRepository>
export type StoredRound = Awaited<ReturnType<OriginalsRepository['rounds']>>[number]
