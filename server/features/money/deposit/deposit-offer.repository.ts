/** A merchant's deposit channels and deposit bonuses. */
import * as z from 'zod'
import { depositMethod, PROOFS } from '#contract/money/deposit/deposit-order.ts'
import { bonusPeriod, onWithdrawal } from '#contract/money/turnover/bonus-terms.ts'
import { campaignRules, campaignRulesToKeep, storedContribution } from '#server/features/money/turnover/bonus/bonus-rules.ts'
import type { Database, Prisma, PrismaTransaction } from '#server/platform/database.ts'
import { storedTexts } from '#server/platform/stored-texts.ts'

const banks = z.array(z.object({ bankCode: z.string(), bankType: z.string() })).catch([])
const payTo = z.partialRecord(z.enum(['bank', 'holder', 'number', 'address', 'network', 'qr']), z.string()).catch({})
export const storedProof = z.enum(PROOFS).catch('NONE')

export function readChannel(row: Prisma.DepositChannelGetPayload<object>) {
  return {
    ...row,
    method: depositMethod.parse(row.method) as z.output<typeof depositMethod>,
    proof: storedProof.parse(row.proof),
    banks: banks.parse(row.banks),
    payTo: payTo.parse(row.payTo),
  }
}
export type Channel = ReturnType<typeof readChannel>

export const readPromotion = (row: Prisma.DepositPromotionGetPayload<object>) => ({
  ...row,
  titles: storedTexts.parse(row.titles),
  notes: storedTexts.parse(row.notes),
  contribution: storedContribution.parse(row.contribution),
  period: bonusPeriod.parse(row.period),
  onWithdrawal: onWithdrawal.parse(row.onWithdrawal),
})
export type Promotion = ReturnType<typeof readPromotion>

const wholeText = z.string().regex(/^\d+$/).transform(BigInt)
const storedTerms = z.object({
  titles: storedTexts,
  minDeposit: wholeText.nullable(),
  bonusRate: z.int(),
  maxBonus: wholeText,
  turnoverTimes: z.int(),
  depositNumber: z.int(),
  ...campaignRules.shape,
})
/** What a promotion gives and requires. */
export type PromotionTerms = z.output<typeof storedTerms>

/** The terms an order stores, independent of later changes. */
export const termsToKeep = ({
  titles,
  minDeposit,
  bonusRate,
  maxBonus,
  turnoverTimes,
  depositNumber,
  ...rules
}: PromotionTerms) =>
  ({
    ...campaignRulesToKeep(rules),
    titles,
    minDeposit: minDeposit === null ? null : String(minDeposit),
    bonusRate,
    maxBonus: String(maxBonus),
    turnoverTimes,
    depositNumber,
  }) satisfies z.input<typeof storedTerms>

/** Undefined if the order has no promotion. */
export const termsTaken = ({ promotionTerms }: { promotionTerms: unknown }): PromotionTerms | undefined =>
  promotionTerms === null ? undefined : storedTerms.parse(promotionTerms)

const onShow = (now: Date): Prisma.DepositPromotionWhereInput => ({
  isEnabled: true,
  startsAt: { lte: now },
  OR: [{ endsAt: null }, { endsAt: { gt: now } }],
})

export function createDepositOffers({ prisma }: Pick<Database, 'prisma'>) {
  return {
    async channels(merchantId: number): Promise<Channel[]> {
      const rows = await prisma.depositChannel.findMany({
        where: { merchantId, isEnabled: true },
        orderBy: [{ sortIndex: 'asc' }, { id: 'asc' }],
      })
      return rows.map(readChannel)
    },
    /** Includes disabled channels. Within a transaction, locks the channel against changes until the transaction ends. */
    async channel(merchantId: number, vendorId: string, tx?: PrismaTransaction): Promise<Channel | undefined> {
      if (tx)
        await tx.$queryRaw`SELECT 1 FROM deposit_channel WHERE merchant_id = ${merchantId} AND vendor_id = ${vendorId} FOR SHARE`
      const row = await (tx ?? prisma).depositChannel.findUnique({ where: { merchantId_vendorId: { merchantId, vendorId } } })
      return row ? readChannel(row) : undefined
    },
    async promotions(merchantId: number, now: Date): Promise<Promotion[]> {
      const rows = await prisma.depositPromotion.findMany({
        where: { merchantId, ...onShow(now) },
        orderBy: [{ sortIndex: 'asc' }, { id: 'asc' }],
      })
      return rows.map(readPromotion)
    },
    async promotion(merchantId: number, id: number, now: Date, tx: PrismaTransaction = prisma): Promise<Promotion | undefined> {
      const row = await tx.depositPromotion.findFirst({ where: { id, merchantId, ...onShow(now) } })
      return row ? readPromotion(row) : undefined
    },
  }
}
export type DepositOffers = ReturnType<typeof createDepositOffers>
