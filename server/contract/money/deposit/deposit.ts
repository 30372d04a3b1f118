/** Deposits: the calls of members (WIR-35). The schemas of a deposit are in deposit-order.ts. */
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import {
  depositChannel,
  depositMethod,
  depositOrder,
  depositPromotion,
  depositReportOf,
  depositReportQuery,
  depositSettings,
} from './deposit-order.ts'
import { reportRange } from '../../report.ts'
import { type MemberType, money, moneyInput, text, textOrNumber, wholeNumber, wireFlag } from '../../wire.ts'

/** Other members are asked to log in with a real account (SCR-33). */
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
  /** Chosen by the client, once per order: repeating the call orders nothing new. */
  requestId: z.optional(text(64, 8)),
  /** Sent by older clients and ignored: the payer is the logged-in member, and the channel knows its bank. */
  targetUsername: z.optional(text(64)),
  /** Ignored. */
  bankCode: z.optional(text(64)),
  /** Ignored. */
  bankType: z.optional(text(64)),
  /** Ignored. */
  mcsBankCode: z.optional(text(64)),
  /** Ignored. */
  payeeName: z.optional(text(128)),
  /** Ignored. */
  nickname: z.optional(text(128)),
  /** Ignored. */
  deviceId: z.optional(text(256)),
  showQrImageOnly: z.optional(wireFlag),
})
export type PlaceDepositBody = z.output<typeof placeDepositBody>

export const ownDepositsQuery = z.object({
  ...depositReportQuery,
  /** The older clients' names, as days. */
  ...reportRange,
})
export type OwnDepositsQuery = z.output<typeof ownDepositsQuery>

const member = { auth: 'member', memberTypes: DEPOSITOR_TYPES } as const

export const settings = endpoint({
  ...member,
  summary: 'May this member deposit now, and on what terms?',
  method: 'GET',
  relay: 'MCSFE_getDepositSettings',
  value: depositSettings,
})

/** A plain object, because real clients take an array for an error. */
export const channels = endpoint({
  ...member,
  summary: 'Deposit channels, by type',
  method: 'GET',
  relay: 'MCSFE_getDepositPaymentChannels',
  moduleId: 'DPSTBAS3',
  value: z.record(z.string(), z.object({ channels: z.array(depositChannel) })),
})

export const methods = endpoint({
  ...member,
  summary: 'Types of deposit channels',
  method: 'GET',
  relay: 'MCSFE_getDepositMethods',
  value: z.array(
    z.object({
      /** The kind of channel, as in the list of channels. */
      type: z.string(),
      method: depositMethod,
      name: z.string(),
    }),
  ),
})

export const fixedAmounts = endpoint({
  ...member,
  summary: 'Suggested amounts of a channel',
  method: 'GET',
  relay: 'MCSFE_getFixedAmounts',
  aliases: ['PROMOFE_getFixedAmtDepositList'],
  query: z.object({ vendorId: z.optional(vendorId) }),
  value: z.array(z.object({ vendorId: z.string(), amounts: z.array(money) })),
})

export const banksByVendor = endpoint({
  ...member,
  summary: 'Banks of one channel, for second-generation clients',
  method: ['GET', 'POST'],
  relay: 'MCS2_depositBanksByVendor',
  query: z.object({ vendorId: z.optional(vendorId) }),
  body: z.object({ vendorId: z.optional(vendorId) }),
  value: z.array(z.object({ vendorId: z.string(), bankCode: z.string(), bankType: z.string() })),
})

export const promotions = endpoint({
  ...member,
  summary: 'Bonuses that can be claimed with a deposit of an amount; without an amount, all of them',
  method: 'GET',
  relay: 'MCSFE_getDepositPromotion',
  aliases: ['/wps/promotions/deposit', '/wps/promotions', 'MCS2_depositPromoList'],
  query: z.object({ amount: z.optional(moneyInput) }),
  value: z.array(depositPromotion),
})

export const place = endpoint({
  ...member,
  summary: 'Order a deposit; the response says where to pay',
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
    'deposit.way.off',
    'promotion.id.invalid',
    'bonus.not.free',
    'function.not.available',
    'no.data',
    'play.excluded',
    'play.limit.deposit',
    'permission.denied',
  ],
})

export const order = endpoint({
  ...member,
  summary: 'One deposit of the member',
  method: 'GET',
  path: '/wps/deposit',
  query: named,
  value: depositOrder,
  errors: ['no.data'],
})

export const confirmations = endpoint({
  ...member,
  summary: 'Deposits that are not decided yet',
  method: 'GET',
  relay: 'MCSFE_getPaymentConfirmationList',
  value: z.array(depositOrder),
})

export const markPaid = endpoint({
  ...member,
  summary: 'Report that a deposit is paid; an operator reviews it',
  method: 'POST',
  relay: 'MCSFE_initiateReminder',
  aliases: ['MCSFE_processC2CTransaction'],
  body: z.object({
    depositId,
    /** The number of the payment, if the channel asks for it. */
    transactionId: z.optional(textOrNumber(64)),
  }),
  value: depositOrder,
  errors: ['no.data', 'deposit.state.changed'],
})

/** As a file, or as base64 text in `image`; PNG or JPG. */
export const uploadProof = endpoint({
  ...member,
  summary: 'Upload a picture of the transfer; it is re-encoded, and only the payer and operators can see it',
  method: 'POST',
  relay: 'MCSFE_uploadDepositEncodedImage',
  tier: 'sensitive',
  upload: { maxFiles: 1, maxBytes: PROOF_MAX_BYTES, isTextToo: true },
  body: z.object({ depositId, image: z.optional(z.string()) }),
  value: depositOrder,
  errors: ['no.data', 'deposit.state.changed', 'upload.type.err', 'upload.too.large'],
})

export const attachPromotion = endpoint({
  ...member,
  summary: 'Choose the bonus of an unpaid deposit',
  method: 'POST',
  relay: 'MCS2_acceptPromo',
  aliases: ['/wps/promotions'],
  /** Without an id: the newest unpaid order, which first-generation clients have just placed. */
  body: z.object({ depositId: z.optional(depositId), promotionId }),
  value: depositOrder,
  errors: ['no.data', 'deposit.state.changed', 'promotion.id.invalid', 'bonus.not.free'],
})

export const cancel = endpoint({
  ...member,
  summary: 'Cancel an unpaid deposit',
  method: 'POST',
  relay: 'MCSFE_cancelDeposit',
  aliases: ['MCSFE_cancelC2CDeposit'],
  query: z.object({ depositId: z.optional(depositId) }),
  body: z.object({ depositId: z.optional(depositId) }),
  value: depositOrder,
  errors: ['no.data', 'deposit.state.changed'],
})

export const report = endpoint({
  ...member,
  summary: 'The member’s deposits, newest first; the footer is the sum of all rows',
  method: 'GET',
  relay: 'MCSFE_getDepositTransactionReport',
  aliases: ['MCS2_depositTransactioNReport', '/wps/report/depositTransaction'],
  query: ownDepositsQuery,
  value: depositReportOf(depositOrder),
})
