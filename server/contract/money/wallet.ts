/** Balances, in every shape the client generations read (WIR-33). */
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { money, wholeNumber } from '../wire.ts'

/** Wallet account types on the wire: 2 = main; each vendor's wallet has a fixed number from 101 on. */
export const MAIN_WALLET_TYPE = 2

/** Why a vendor's wallet accepts no transfer: a round is open, the vendor is under maintenance, or an operator locked it. */
export const walletHold = z.enum(['ROUND', 'MAINTENANCE', 'LOCKED'])
export type WalletHold = z.output<typeof walletHold>

export const walletAccount = z.object({
  accountTypeId: z.int(),
  /** "MAIN", or the vendor's code. */
  accountName: z.string(),
  availBalance: money,
  /** "A" active, "L" locked for any reason: no transfers. */
  status: z.enum(['A', 'L']),
  /** The vendor's name, for a vendor's wallet. */
  displayName: z.optional(z.string()),
  /** Why it is locked. */
  hold: z.optional(walletHold),
})
export type WalletAccount = z.output<typeof walletAccount>

const currencyMeta = {
  currency: z.string(),
  currencySymbol: z.string(),
  /** F = before the amount, B = after it. */
  currencyPosition: z.enum(['F', 'B']),
}

export const walletBalance = z.object({
  /** Main and vendors' wallets together. */
  sumBalance: money,
  mainWalletBalance: money,
  /** Money reserved for open withdrawals and rounds. */
  lockedBalance: money,
  /** The main wallet first; then each vendor's wallet, for sites with one wallet per vendor. */
  balance: z.array(walletAccount),
  ...currencyMeta,
})
export type WalletBalance = z.output<typeof walletBalance>

export const balance = endpoint({
  summary: 'The balance of the logged-in member',
  method: 'GET',
  path: '/wps/v2/wallets/balance',
  aliases: ['/wps/wallets/gcs', '/wps/wallets'],
  auth: 'member',
  query: z.object({
    /** Only the wallet with this number. */
    typeId: z.optional(wholeNumber(1000)),
  }),
  value: walletBalance,
})

/** The oldest shape (note the plural `balances`). */
export const balances = endpoint({
  summary: 'The balance, in its oldest shape',
  method: 'GET',
  path: '/wps/wallets/balance',
  auth: 'member',
  value: z.object({ balances: z.array(z.object({ accountName: z.string(), availBalance: money })) }),
})

export const merchantWallet = endpoint({
  summary: 'Is the wallet seamless (1) or one per vendor (0)?',
  method: 'GET',
  relay: 'GCS_merchantWallet',
  value: z.object({ isSingle: z.literal([0, 1]) }),
  sharedFor: 30,
})
