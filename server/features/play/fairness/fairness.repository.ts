import type { Database, PrismaTransaction } from '#server/platform/database.ts'

export interface NewPair {
  serverSeed: string
  serverSeedHash: string
  clientSeed: string
}
/** The public fields of a pair in use, without its server seed (PF-02). */
const PUBLIC = { id: true, serverSeedHash: true, clientSeed: true, nonce: true } as const
const REVEALED_SHOWN = 20

export function createFairnessRepository({ prisma }: Pick<Database, 'prisma'>) {
  return {
    /** Gives a member its first two pairs. Only one of several concurrent calls does. */
    async createPairsIfAbsent(memberId: number, active: NewPair, next: NewPair, now: Date): Promise<void> {
      // Relies on partial unique indexes, which a Prisma upsert does not support.
      await prisma.$executeRaw`
        INSERT INTO fair_seed_pair (member_id, state, server_seed, server_seed_hash, client_seed, created_at)
        VALUES (${memberId}, 'ACTIVE', ${active.serverSeed}, ${active.serverSeedHash}, ${active.clientSeed}, ${now}),
               (${memberId}, 'NEXT', ${next.serverSeed}, ${next.serverSeedHash}, ${next.clientSeed}, ${now})
        ON CONFLICT DO NOTHING`
    },

    hasPairs: async (memberId: number): Promise<boolean> =>
      (await prisma.fairSeedPair.findFirst({ where: { memberId, state: 'ACTIVE' }, select: { id: true } })) !== null,

    /** The current and the next pair in one statement, so that a rotation is never seen halfway. */
    async publicPairs(memberId: number, tx: PrismaTransaction = prisma) {
      const pairs = await tx.fairSeedPair.findMany({
        where: { memberId, state: { in: ['ACTIVE', 'NEXT'] } },
        select: { ...PUBLIC, state: true },
      })
      const active = pairs.find(({ state }) => state === 'ACTIVE')
      const next = pairs.find(({ state }) => state === 'NEXT')
      if (!active || !next) throw new Error(`member ${memberId} has no seeds`)
      return { active, next }
    },

    revealed: (memberId: number) =>
      prisma.fairSeedPair.findMany({ where: { memberId, state: 'REVEALED' }, orderBy: { id: 'desc' }, take: REVEALED_SHOWN }),

    /** Locks the current pair, which bets lock too. Undefined if a concurrent call has just rotated it. */
    async lockActive(tx: PrismaTransaction, memberId: number): Promise<bigint | undefined> {
      const [row] = await tx.$queryRaw<{ id: bigint }[]>`
        SELECT id FROM fair_seed_pair WHERE member_id = ${memberId} AND state = 'ACTIVE' FOR NO KEY UPDATE`
      return row?.id
    },

    hasOpenRound: async (tx: PrismaTransaction, pairId: bigint): Promise<boolean> =>
      (await tx.gameRound.findFirst({ where: { seedPairId: pairId, settledAt: null }, select: { id: true } })) !== null,

    reveal: (tx: PrismaTransaction, pairId: bigint, now: Date) =>
      tx.fairSeedPair.update({ where: { id: pairId }, data: { state: 'REVEALED', revealedAt: now } }),

    /** Activates the pair committed to in advance, with the player's own client seed if there is one. */
    async activateNext(tx: PrismaTransaction, memberId: number, clientSeed: string | undefined): Promise<void> {
      await tx.fairSeedPair.updateMany({
        where: { memberId, state: 'NEXT' },
        data: { state: 'ACTIVE', ...(clientSeed === undefined ? {} : { clientSeed }) },
      })
    },

    async addNext(tx: PrismaTransaction, memberId: number, pair: NewPair, now: Date): Promise<void> {
      await tx.fairSeedPair.create({ data: { memberId, state: 'NEXT', ...pair, createdAt: now } })
    },
  }
}
export type FairnessRepository = ReturnType<typeof createFairnessRepository>
