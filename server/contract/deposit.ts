/** Paying in: what members ask (wire §4.10). What a deposit is stands in deposit-order.ts. */
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import {
  depositChannel,
  depositMethod,
  depositOrder,
  depositPromotion,
  depositReportOf,
  depositReportQuery,
  depositSettings,
} from './deposit-order.ts'
import { reportRange } from './report.ts'
import { type MemberType, money, moneyInput, text, textOrNumber, wholeNumber, wireFlag } from './wire.ts'

/** Spec §6: others are told to log in to a real account. */
export const DEPOSITOR_TYPES: readonly MemberType[] = [0, 1, 2]
export const PROOF_MAX_BYTES = 5 * 1_024 * 1_024

const vendorId = textOrNumber(32, 1)
const depositId = textOrNumber(32, 1)
const promotionId = wholeNumber(2_147_483_647, 1)
const named = z.object({ depositId })

export const placeDepositBody = z.object({
  amount: moneyInput,
  vendorId,
  promotionId: z.optional(promotionId),
  /** The client's own name of this order: twice by it is once. */
  requestId: z.optional(text(64, 8)),
  /** Sent along by older clients; who pays is who is logged in, and the channel knows its bank. */
  targetUsername: z.optional(text(64)),
  bankCode: z.optional(text(64)),
  bankType: z.optional(text(64)),
  mcsBankCode: z.optional(text(64)),
  payeeName: z.optional(text(128)),
  nickname: z.optional(text(128)),
  deviceId: z.optional(text(256)),
  showQrImageOnly: z.optional(wireFlag),
})
export type PlaceDepositBody = z.output<typeof placeDepositBody>

export const ownDepositsQuery = z.object({
  ...depositReportQuery,
  /** As older clients name them: days. */
  ...reportRange,
})
export type OwnDepositsQuery = z.output<typeof ownDepositsQuery>

const member = { auth: 'member', memberTypes: DEPOSITOR_TYPES } as const

export const depositEndpoints = {
  settings: endpoint({
    ...member,
    summary: 'May this member deposit now, and on what terms?',
    method: 'GET',
    relay: 'MCSFE_getDepositSettings',
    value: depositSettings,
  }),
  /** A plain object: real clients take an array for an error. */
  channels: endpoint({
    ...member,
    summary: 'The ways to pay in, by type',
    method: 'GET',
    relay: 'MCSFE_getDepositPaymentChannels',
    moduleId: 'DPSTBAS3',
    value: z.record(z.string(), z.object({ channels: z.array(depositChannel) })),
  }),
  methods: endpoint({
    ...member,
    summary: 'The types of channels there are',
    method: 'GET',
    relay: 'MCSFE_getDepositMethods',
    value: z.array(z.object({ type: z.string(), method: depositMethod, name: z.string() })),
  }),
  fixedAmounts: endpoint({
    ...member,
    summary: 'Amounts a channel offers to tap',
    method: 'GET',
    relay: 'MCSFE_getFixedAmounts',
    aliases: ['PROMOFE_getFixedAmtDepositList'],
    query: z.object({ vendorId: z.optional(vendorId) }),
    value: z.array(z.object({ vendorId: z.string(), amounts: z.array(money) })),
  }),
  banksByVendor: endpoint({
    ...member,
    summary: 'The banks of one channel, as the second generation asks',
    method: ['GET', 'POST'],
    relay: 'MCS2_depositBanksByVendor',
    query: z.object({ vendorId: z.optional(vendorId) }),
    body: z.object({ vendorId: z.optional(vendorId) }),
    value: z.array(z.object({ vendorId: z.string(), bankCode: z.string(), bankType: z.string() })),
  }),
  promotions: endpoint({
    ...member,
    summary: 'Bonuses that can come with a deposit of so much; all of them without an amount',
    method: 'GET',
    relay: 'MCSFE_getDepositPromotion',
    aliases: ['/wps/promotions/deposit', '/wps/promotions', 'MCS2_depositPromoList'],
    query: z.object({ amount: z.optional(moneyInput) }),
    value: z.array(depositPromotion),
  }),
  place: endpoint({
    ...member,
    summary: 'Order a deposit; the answer says where to pay',
    method: 'POST',
    relay: 'MCSFE_postDeposit',
    aliases: [
      ...['LaunchUrl', 'QRImageUrl', 'GCash', 'VipGeneral'].map((by) => `MCSFE_depositBy${by}`),
      'MCSFE_depositVirtualWallet',
      ...['ByRemark', 'ByAccountName', 'ByBankCard', 'ByTransactionId', 'Generic', 'Alipay', 'Wechat'].map(
        (by) => `MCSFE_manualTransfer${by}`,
      ),
      'MCSFE_c2cDeposit',
      ...['pg', 'mt', 'ma', 'qr'].map((kind) => `/wps/transaction/deposit/${kind}`),
      ...['depositManualTransfer', 'DepositAlipay', 'DepositQQ', 'depositPaymentGateway', 'depositWechat'].map(
        (call) => `MCS2_${call}`,
      ),
    ],
    body: placeDepositBody,
    value: depositOrder,
    errors: [
      'deposit.invalid.amount',
      'deposit.open.limit',
      'deposit.blocked',
      'promotion.id.invalid',
      'bonus.not.free',
      'function.not.available',
      'no.data',
      'play.excluded',
      'play.limit.deposit',
      'permission.denied',
    ],
  }),
  order: endpoint({
    ...member,
    summary: 'One deposit of the member',
    method: 'GET',
    path: '/wps/deposit',
    query: named,
    value: depositOrder,
    errors: ['no.data'],
  }),
  confirmations: endpoint({
    ...member,
    summary: 'Deposits that are not decided yet',
    method: 'GET',
    relay: 'MCSFE_getPaymentConfirmationList',
    value: z.array(depositOrder),
  }),
  markPaid: endpoint({
    ...member,
    summary: 'The payer says it is paid: the house looks',
    method: 'POST',
    relay: 'MCSFE_initiateReminder',
    aliases: ['MCSFE_processC2CTransaction'],
    body: z.object({ depositId, transactionId: z.optional(textOrNumber(64)) }),
    value: depositOrder,
    errors: ['no.data', 'deposit.state.changed'],
  }),
  /** As a file, or as base64 text in `image`; PNG or JPG. */
  uploadProof: endpoint({
    ...member,
    summary: 'A picture of the transfer; drawn anew, seen by the payer and the house alone',
    method: 'POST',
    relay: 'MCSFE_uploadDepositEncodedImage',
    tier: 'sensitive',
    upload: { maxFiles: 1, maxBytes: PROOF_MAX_BYTES, isTextToo: true },
    body: z.object({ depositId, image: z.optional(z.string()) }),
    value: depositOrder,
    errors: ['no.data', 'deposit.state.changed', 'upload.type.err', 'upload.too.large'],
  }),
  attachPromotion: endpoint({
    ...member,
    summary: 'Choose the bonus of a deposit that is to be paid',
    method: 'POST',
    relay: 'MCS2_acceptPromo',
    aliases: ['/wps/promotions'],
    /** Without an id: the newest that is to be paid, which the first generation has just ordered. */
    body: z.object({ depositId: z.optional(depositId), promotionId }),
    value: depositOrder,
    errors: ['no.data', 'deposit.state.changed', 'promotion.id.invalid', 'bonus.not.free'],
  }),
  cancel: endpoint({
    ...member,
    summary: 'Cancel a deposit that is to be paid',
    method: 'POST',
    relay: 'MCSFE_cancelDeposit',
    aliases: ['MCSFE_cancelC2CDeposit'],
    query: z.object({ depositId: z.optional(depositId) }),
    body: z.object({ depositId: z.optional(depositId) }),
    value: depositOrder,
    errors: ['no.data', 'deposit.state.changed'],
  }),
  report: endpoint({
    ...member,
    summary: 'The member’s deposits, newest first; the footer is the sum of all rows',
    method: 'GET',
    relay: 'MCSFE_getDepositTransactionReport',
    aliases: ['MCS2_depositTransactioNReport', '/wps/report/depositTransaction'],
    query: ownDepositsQuery,
    value: depositReportOf(depositOrder),
  }),
}
