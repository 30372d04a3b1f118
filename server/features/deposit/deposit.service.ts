/** Paying in: what a member may do with orders of its own (wire §4.10). */
import type { Value } from '#contract/endpoint.ts'
import type { depositEndpoints, OwnDepositsQuery } from '#contract/deposit.ts'
import { PROOF_MAX_BYTES } from '#contract/deposit.ts'
import type { DepositOrder, DepositState } from '#contract/deposit-order.ts'
import type { Language } from '#contract/wire.ts'
import type { MemberCaller } from '#server/http/caller.ts'
import type { UploadedFile } from '#server/http/multipart.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { PrismaTransaction } from '#server/platform/database.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import { DRAWN_TYPE, redrawPicture } from '#server/platform/redraw-picture.ts'
import { type DepositOffers, termsToKeep } from './deposit-offer.repository.ts'
import type { DepositRepository, DepositRow } from './deposit.repository.ts'
import { presentDeposit } from './present-deposit.ts'

interface Deps {
  deposits: DepositRepository
  offers: DepositOffers
  clock: Clock
}
/** Who asks. */
export interface Payer {
  caller: Pick<MemberCaller, 'memberId' | 'merchantId'>
  merchant: Merchant
  language: Language
}

/** Enough to read a receipt. */
const PICTURE = { size: 1_600, fit: 'inside' } as const
const BASE64 = /^[A-Za-z0-9+/\s]+={0,2}\s*$/
/** A transfer may come after its order has ended: the house looks. */
const MAY_SAY_PAID: readonly DepositState[] = ['OPEN', 'EXPIRED']
const MAY_SHOW_PROOF: readonly DepositState[] = ['OPEN', 'REVIEW', 'EXPIRED']

const wrong = (path: string, message: string) => new AppError('request.param.err', { fields: [{ path, message }] })
const changed = ({ state }: { state: string }) => new AppError('deposit.state.changed', { data: { state } })

function readPicture(files: readonly UploadedFile[], image: string | undefined): Buffer {
  const text = image?.replace(/^data:[\w/+.-]*;base64,/, '')
  if (text !== undefined && !BASE64.test(text)) throw wrong('image', 'no base64')
  const content = files[0]?.content ?? (text ? Buffer.from(text, 'base64') : undefined)
  if (!content || content.length === 0) throw wrong('image', 'required')
  if (content.length > PROOF_MAX_BYTES) throw new AppError('upload.too.large', { limit: PROOF_MAX_BYTES })
  return content
}

export function createDepositService({ deposits, offers, clock }: Deps) {
  const assertOwn = (row: DepositRow | null, { caller }: Payer): DepositRow => {
    if (!row || row.memberId !== caller.memberId) throw new AppError('no.data')
    return row
  }
  const own = async (payer: Payer, depositId: string) => assertOwn(await deposits.findByNumber(depositId), payer)

  /** Changes an order of the payer's under its lock. */
  async function change(payer: Payer, depositId: string, decide: (row: DepositRow, tx: PrismaTransaction) => Promise<void>) {
    return deposits.inTransaction(async (tx) => {
      const row = assertOwn(await deposits.lockByNumber(tx, depositId), payer)
      await decide(row, tx)
      return presentDeposit(await deposits.find(row.id, tx), payer.language)
    })
  }

  return {
    async order(payer: Payer, depositId: string): Promise<DepositOrder> {
      return presentDeposit(await own(payer, depositId), payer.language)
    },

    async confirmations({ caller, language }: Payer): Promise<DepositOrder[]> {
      return (await deposits.waiting(caller.memberId)).map((row) => presentDeposit(row, language))
    },

    /** Throws `deposit.state.changed` once it is more than an unpaid order: of a cancel and an approval at once, one wins. */
    cancel: (payer: Payer, depositId: string) =>
      change(payer, depositId, async (row, tx) => {
        const isDone = await deposits.change(tx, row.id, ['OPEN'], { state: 'CANCELLED', endedAt: clock.now() })
        if (!isDone) throw changed(row)
      }),

    /** Throws `deposit.state.changed`, `request.param.err` where the way to pay asks for the transfer's number. */
    markPaid: (payer: Payer, depositId: string, transactionId: string | undefined) =>
      change(payer, depositId, async (row, tx) => {
        // A payment site tells by itself.
        if (row.channel.method === 'GATEWAY') throw changed(row)
        const payerReference = transactionId || row.payerReference
        if (row.channel.proof === 'TRANSACTION_ID' && !payerReference) throw wrong('transactionId', 'required')
        const reviewOf = row.state === 'EXPIRED' ? 'LATE' : 'SAID_PAID'
        const data = { state: 'REVIEW', reviewOf, payerReference, endedAt: null }
        if (!(await deposits.change(tx, row.id, MAY_SAY_PAID, data))) throw changed(row)
      }),

    /** Throws `deposit.state.changed`, `upload.type.err`, `upload.too.large`. */
    async uploadProof(payer: Payer, depositId: string, files: readonly UploadedFile[], image: string | undefined) {
      await own(payer, depositId)
      const drawn = await redrawPicture(readPicture(files, image), PICTURE)
      return change(payer, depositId, async (row, tx) => {
        if (!MAY_SHOW_PROOF.some((state) => state === row.state)) throw changed(row)
        await deposits.saveProof(tx, row.id, DRAWN_TYPE, drawn, clock.now())
      })
    },

    /** Throws `promotion.id.invalid`, `deposit.state.changed`. */
    attachPromotion: (payer: Payer, depositId: string, promotionId: number) =>
      change(payer, depositId, async (row, tx) => {
        const promotion = await offers.promotion(payer.merchant.id, promotionId, clock.now(), tx)
        const isFirst = (await deposits.confirmed(row.memberId, tx)) === 0
        const isFor =
          promotion && (promotion.minDeposit ?? 0n) <= row.amount && (isFirst || !promotion.isFirstOnly) ? promotion : undefined
        if (!isFor) throw new AppError('promotion.id.invalid')
        if (!(await deposits.change(tx, row.id, ['OPEN'], { promotionId, promotionTerms: termsToKeep(isFor) })))
          throw changed(row)
      }),

    /** Newest first; the footer is the sum of all rows. */
    async report({ caller, language }: Payer, query: OwnDepositsQuery): Promise<Value<typeof depositEndpoints.report>> {
      const { page, size, state } = query
      const [from, to] = [query.from ?? query.startDate, query.to ?? query.endDate]
      const selection = {
        merchantId: caller.merchantId,
        memberId: caller.memberId,
        state,
        from: from === undefined ? undefined : new Date(from),
        to: to === undefined ? undefined : new Date(to),
      }
      const { rows, total, amount, fee, bonus } = await deposits.report(selection, query)
      return {
        records: rows.map((row) => presentDeposit(row, language)),
        footer: [{ amount, fee, credited: amount - fee, bonus }],
        total,
        totalPages: Math.ceil(total / size),
        page,
      }
    },
  }
}
export type DepositService = ReturnType<typeof createDepositService>
