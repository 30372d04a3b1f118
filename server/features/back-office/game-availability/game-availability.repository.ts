import type { GameCategory } from '#contract/game-category.ts'
import { foldText } from '#server/features/play/game/fold-text.ts'
import { playsAt, simulatedGames } from '#server/features/play/game/plays.ts'
import type { Database, Prisma, PrismaTransaction } from '#server/platform/database.ts'

export interface GameFilter {
  merchantId: number
  /** Whether the vendor simulator opens games that nothing else plays. */
  hasSimulator: boolean
  search?: string | undefined
  vendor?: string | undefined
  category?: GameCategory | undefined
  state?: 'ON' | 'OFF' | 'NOT_RUNNING' | undefined
}

const OF_GAME = (merchantId: number) => ({
  offAt: { where: { merchantId } },
  lists: { where: { merchantId } },
  vendor: { select: { name: true, isRunning: true, launchUrl: true, merchants: { where: { merchantId, isEnabled: true } } } },
})
const OF_VENDOR = (merchantId: number) => ({
  merchants: { where: { merchantId } },
  _count: { select: { games: true } },
})

/** Games whose tile opens their vendor's list at this merchant. */
const opensList = (merchantId: number): Prisma.GameWhereInput => ({
  OR: [{ lists: { some: { merchantId, isVendorList: true } } }, { isVendorList: true, lists: { none: { merchantId } } }],
})

/** Escapes `%` and `_`, so that they match themselves. */
const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&')

export function createGameAvailabilityRepository({ prisma }: Database) {
  const categoriesOff = async (merchantId: number): Promise<string[]> => {
    const rows = await prisma.merchantCategoryOff.findMany({ where: { merchantId }, select: { category: true } })
    return rows.map(({ category }) => category)
  }

  async function whereOf({
    merchantId,
    hasSimulator,
    search,
    vendor,
    category,
    state,
  }: GameFilter): Promise<Prisma.GameWhereInput> {
    const off = {
      OR: [
        { offAt: { some: { merchantId } } },
        { category: { in: await categoriesOff(merchantId) } },
        { vendor: { merchants: { none: { merchantId, isEnabled: true } } } },
      ],
    }
    const runs = { OR: [opensList(merchantId), playsAt(merchantId, hasSimulator)] }
    const ofState = { ON: [runs, { NOT: off }], OFF: [off], NOT_RUNNING: [{ NOT: runs }, { NOT: off }] }
    return {
      ...(vendor && { vendorCode: vendor }),
      ...(category && { category }),
      ...(search && {
        OR: [
          { searchText: { contains: literally(foldText(search)) } },
          { gameCode: { contains: literally(search), mode: 'insensitive' } },
        ],
      }),
      ...(state && { AND: ofState[state] }),
    }
  }

  return {
    categoriesOff,
    gamesByCategory: async (): Promise<ReadonlyMap<string, number>> => {
      const rows = await prisma.game.groupBy({ by: ['category'], _count: true })
      return new Map(rows.map(({ category, _count }) => [category, _count]))
    },
    vendors: (merchantId: number) =>
      prisma.vendor.findMany({ include: OF_VENDOR(merchantId), orderBy: [{ sortIndex: 'asc' }, { code: 'asc' }] }),
    /** Codes of the vendors whose games the simulator opens; of all vendors, or of one. */
    simulatedVendors: async (code?: string): Promise<ReadonlySet<string>> => {
      const where = { AND: [simulatedGames, { vendorCode: code }] }
      const rows = await prisma.game.groupBy({ by: ['vendorCode'], where })
      return new Set(rows.map(({ vendorCode }) => vendorCode))
    },
    vendor: (merchantId: number, code: string, tx: PrismaTransaction = prisma) =>
      tx.vendor.findUnique({ where: { code }, include: OF_VENDOR(merchantId) }),
    game: (merchantId: number, id: number, tx: PrismaTransaction = prisma) =>
      tx.game.findUnique({ where: { id }, include: OF_GAME(merchantId) }),

    async page(filter: GameFilter, page: number, size: number) {
      const where = await whereOf(filter)
      const [rows, total] = await Promise.all([
        prisma.game.findMany({
          where,
          include: OF_GAME(filter.merchantId),
          orderBy: [{ vendorCode: 'asc' }, { name: 'asc' }, { id: 'asc' }],
          skip: (page - 1) * size,
          take: size,
        }),
        prisma.game.count({ where }),
      ])
      return { rows, total }
    },
    /** All matches, by id, in batches. */
    after: async (filter: GameFilter, afterId: number, take: number) =>
      prisma.game.findMany({
        where: { AND: [await whereOf(filter), { id: { gt: afterId } }] },
        include: OF_GAME(filter.merchantId),
        orderBy: { id: 'asc' },
        take,
      }),

    /** Returns whether it changed anything; of two concurrent calls one does. */
    async switchGame(tx: PrismaTransaction, merchantId: number, gameId: number, isOn: boolean, offAt: Date): Promise<boolean> {
      const { count } = isOn
        ? await tx.merchantGameOff.deleteMany({ where: { merchantId, gameId } })
        : await tx.merchantGameOff.createMany({ data: [{ merchantId, gameId, offAt }], skipDuplicates: true })
      return count === 1
    },
    /** How many games the list of this game's vendor would show in its category. */
    listed: (
      tx: PrismaTransaction,
      merchantId: number,
      { id, vendorCode, category }: { id: number; vendorCode: string; category: string },
    ): Promise<number> => tx.game.count({ where: { vendorCode, category, id: { not: id }, NOT: opensList(merchantId) } }),
    /** Returns whether it changed anything. Only differences from the catalogue are stored. */
    async setVendorList(
      tx: PrismaTransaction,
      merchantId: number,
      game: { id: number; isVendorList: boolean },
      isVendorList: boolean,
      setAt: Date,
    ): Promise<boolean> {
      const own = { merchantId, gameId: game.id }
      const removed = await tx.merchantVendorList.deleteMany({ where: { ...own, isVendorList: !isVendorList } })
      if (game.isVendorList === isVendorList) return removed.count === 1
      const added = await tx.merchantVendorList.createMany({ data: [{ ...own, isVendorList, setAt }], skipDuplicates: true })
      return added.count === 1
    },
    async switchCategory(tx: PrismaTransaction, merchantId: number, category: string, isOn: boolean, offAt: Date) {
      const { count } = isOn
        ? await tx.merchantCategoryOff.deleteMany({ where: { merchantId, category } })
        : await tx.merchantCategoryOff.createMany({ data: [{ merchantId, category, offAt }], skipDuplicates: true })
      return count === 1
    },
    /** A vendor the merchant never had counts as switched off. */
    async switchVendor(tx: PrismaTransaction, merchantId: number, vendorCode: string, isOn: boolean): Promise<boolean> {
      await tx.merchantVendor.createMany({ data: [{ merchantId, vendorCode, isEnabled: false }], skipDuplicates: true })
      const { count } = await tx.merchantVendor.updateMany({
        where: { merchantId, vendorCode, isEnabled: !isOn },
        data: { isEnabled: isOn },
      })
      return count === 1
    },
    /** Changes a merchant's settings of a vendor; a vendor it does not offer stays that way. */
    async changeVendor(
      tx: PrismaTransaction,
      merchantId: number,
      vendorCode: string,
      change: { maintenanceFrom: Date | null; maintenanceUntil: Date | null } | { launchUrl: string | null },
    ): Promise<void> {
      await tx.merchantVendor.createMany({ data: [{ merchantId, vendorCode, isEnabled: false }], skipDuplicates: true })
      await tx.merchantVendor.update({ where: { merchantId_vendorCode: { merchantId, vendorCode } }, data: change })
    },
  }
}
export type GameAvailabilityRepository = ReturnType<typeof createGameAvailabilityRepository>
export type GameRow = NonNullable<Awaited<ReturnType<GameAvailabilityRepository['game']>>>
export type VendorRow = NonNullable<Awaited<ReturnType<GameAvailabilityRepository['vendor']>>>
