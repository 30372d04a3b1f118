/** A member's actions on its own deposit orders (WIR-35). */
import type { Value } from '#contract/endpoint.ts'
import type * as depositEndpoints from '#contract/money/deposit/deposit.ts'
import { type OwnDepositsQuery, PROOF_MAX_BYTES } from '#contract/money/deposit/deposit.ts'
import { type DepositOrder, type DepositState, isForDeposit } from '#contract/money/deposit/deposit-order.ts'
import type { Language } from '#contract/wire.ts'
import type { MemberCaller } from '#server/http/caller.ts'
import type { UploadedFile } from '#server/http/multipart.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { PrismaTransaction } from '#server/platform/database.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import { pictureOfText } from '#server/platform/pictures/picture-text.ts'
import { DRAWN_TYPE, type RedrawPicture } from '#server/platform/pictures/redraw-picture.ts'
import { instantsOf } from '#server/platform/report/report-range.ts'
import type { InTransaction } from '#server/platform/transactions.ts'
import type { BonusClaims } from './bonus-claims.ts'
import { type DepositOffers, termsToKeep } from './deposit-offer.repository.ts'
import type { DepositRepository, DepositRow } from './deposit.repository.ts'
import { presentDeposit } from './present-deposit.ts'

interface Deps {
  deposits: DepositRepository
  offers: DepositOffers
  redrawPicture: RedrawPicture
  claims: BonusClaims
  inTransaction: InTransaction
  clock: Clock
}
/** The calling member. */
export interface Payer {
  caller: Pick<MemberCaller, 'memberId' | 'merchantId'>
  merchant: Merchant
  language: Language
}

/** Enough to read a receipt. */
const PICTURE = { size: 1_600, fit: 'inside' } as const
/** A transfer may arrive after its order has expired: an operator reviews it. */
const MAY_SAY_PAID: readonly DepositState[] = ['OPEN', 'EXPIRED']
const MAY_SHOW_PROOF: readonly DepositState[] = ['OPEN', 'REVIEW', 'EXPIRED']

const wrong = (path: string, message: string) => new AppError('request.param.err', { fields: [{ path, message }] })
const changed = ({ state }: { state: string }) => new AppError('deposit.state.changed', { data: { state } })

function readPicture(files: readonly UploadedFile[], image: string | undefined): Buffer {
  const content = files[0]?.content ?? (image ? pictureOfText(image, PROOF_MAX_BYTES) : undefined)
  if (!content || content.length === 0) throw wrong('image', 'required')
  return content
}

export function createDepositService({ deposits, offers, claims, redrawPicture, inTransaction, clock }: Deps) {
  const assertOwn = (row: DepositRow | null, { caller }: Payer): DepositRow => {
    if (!row || row.memberId !== caller.memberId) throw new AppError('no.data')
    return row
  }
  const own = async (payer: Payer, depositId: string) => assertOwn(await deposits.findByNumber(depositId), payer)

  /** Changes an order of the payer's under its lock. */
  async function change(payer: Payer, depositId: string, decide: (row: DepositRow, tx: PrismaTransaction) => Promise<void>) {
    return inTransaction(async (tx) => {
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

    /** Returns its number. Throws `no.data` if there is no unpaid order. */
    async newestUnpaid({ caller }: Payer): Promise<string> {
      const row = (await deposits.waiting(caller.memberId)).find(({ state }) => state === 'OPEN')
      if (!row) throw new AppError('no.data')
      return row.number
    },

    /** Throws `deposit.state.changed` if the order is no longer unpaid: only one of a concurrent cancel and approval succeeds. */
    cancel: (payer: Payer, depositId: string) =>
      change(payer, depositId, async (row, tx) => {
        const isDone = await deposits.change(tx, row.id, ['OPEN'], { state: 'CANCELLED', endedAt: clock.now() })
        if (!isDone) throw changed(row)
      }),

    /** Throws `deposit.state.changed`, `request.param.err` if the channel needs the transfer's number. */
    markPaid: (payer: Payer, depositId: string, transactionId: string | undefined) =>
      change(payer, depositId, async (row, tx) => {
        // A payment site reports by itself.
        if (row.channel.method === 'GATEWAY') throw changed(row)
        const payerReference = transactionId || row.payerReference
        if (row.proofKind === 'TRANSACTION_ID' && !payerReference) throw wrong('transactionId', 'required')
        const reviewOf = row.state === 'EXPIRED' ? 'LATE' : 'SAID_PAID'
        const data = { state: 'REVIEW', reviewOf, payerReference, endedAt: null }
        if (!(await deposits.change(tx, row.id, MAY_SAY_PAID, data))) throw changed(row)
      }),

    /** Throws `deposit.state.changed`, `upload.type.err`, `upload.too.large`, `TOO_MANY_REQUEST`. */
    async uploadProof(payer: Payer, depositId: string, files: readonly UploadedFile[], image: string | undefined) {
      const order = await own(payer, depositId)
      const mayShow = ({ state }: DepositRow) => MAY_SHOW_PROOF.some((open) => open === state)
      if (!mayShow(order)) throw changed(order)
      const drawn = await redrawPicture(readPicture(files, image), PICTURE)
      return change(payer, depositId, async (row, tx) => {
        if (!mayShow(row)) throw changed(row)
        await deposits.saveProof(tx, row.id, DRAWN_TYPE, drawn, clock.now())
      })
    },

    /** Throws `promotion.id.invalid`, `bonus.not.free`, `deposit.state.changed`. */
    attachPromotion: (payer: Payer, depositId: string, promotionId: number) =>
      change(payer, depositId, async (row, tx) => {
        await deposits.lockMember(tx, row.memberId)
        const promotion = await offers.promotion(payer.merchant.id, promotionId, clock.now(), tx)
        const confirmed = await deposits.confirmed(row.memberId, tx)
        const isFor =
          promotion && (promotion.minDeposit ?? 0n) <= row.amount && isForDeposit(promotion, confirmed) ? promotion : undefined
        if (!isFor) throw new AppError('promotion.id.invalid')
        await claims.assertFree({ memberId: row.memberId, promotion: isFor, merchant: payer.merchant, exceptId: row.id }, tx)
        if (!(await deposits.change(tx, row.id, ['OPEN'], { promotionId, promotionTerms: termsToKeep(isFor) })))
          throw changed(row)
      }),

    /** Newest first; the footer sums all rows. */
    async report({ caller, merchant, language }: Payer, query: OwnDepositsQuery): Promise<Value<typeof depositEndpoints.report>> {
      const { page, size, state } = query
      const days = instantsOf(query, merchant.timezone)
      const selection = {
        merchantId: caller.merchantId,
        memberId: caller.memberId,
        state,
        from: query.from === undefined ? days.from : new Date(query.from),
        to: query.to === undefined ? days.until && new Date(days.until.getTime() - 1) : new Date(query.to),
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
