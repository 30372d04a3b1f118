/** Balances, in every shape the client generations read (wire §4.9). */
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { money, wholeNumber } from './wire.ts'

/** Wallet account types on the wire: 2 = main; vendors' wallets have numbers of their own from 101 on, the same for ever. */
export const MAIN_WALLET_TYPE = 2

/** Why no money goes in or out of a vendor's wallet: a round is open, the vendor is closed for a while, the house has locked it. */
export const walletHold = z.enum(['ROUND', 'MAINTENANCE', 'LOCKED'])
export type WalletHold = z.output<typeof walletHold>

export const walletAccount = z.object({
  accountTypeId: z.int(),
  /** "MAIN", or the code of the vendor. */
  accountName: z.string(),
  availBalance: money,
  /** "A" active, "L" locked: it takes no transfer, whatever the reason. */
  status: z.enum(['A', 'L']),
  /** Of a vendor's wallet: the vendor's name. */
  displayName: z.optional(z.string()),
  /** Why it is locked. */
  hold: z.optional(walletHold),
})
export type WalletAccount = z.output<typeof walletAccount>

const currencyMeta = {
  currency: z.string(),
  currencySymbol: z.string(),
  /** F = in front of the amount, B = behind it. */
  currencyPosition: z.enum(['F', 'B']),
}

export const walletBalance = z.object({
  /** Main and vendors' wallets. */
  sumBalance: money,
  mainWalletBalance: money,
  /** Money held by open withdrawals and rounds. */
  lockedBalance: money,
  /** The main wallet first; where wallets are one per vendor, each vendor's after it. */
  balance: z.array(walletAccount),
  ...currencyMeta,
})
export type WalletBalance = z.output<typeof walletBalance>

export const walletEndpoints = {
  balance: endpoint({
    summary: 'The balance of the logged-in member',
    method: 'GET',
    path: '/wps/v2/wallets/balance',
    aliases: ['/wps/wallets/gcs', '/wps/wallets'],
    auth: 'member',
    query: z.object({ typeId: z.optional(wholeNumber(1000)) }),
    value: walletBalance,
  }),
  /** The oldest shape (note the plural `balances`). */
  balances: endpoint({
    summary: 'The balance, in its oldest shape',
    method: 'GET',
    path: '/wps/wallets/balance',
    auth: 'member',
    value: z.object({ balances: z.array(z.object({ accountName: z.string(), availBalance: money })) }),
  }),
  merchantWallet: endpoint({
    summary: 'Is the wallet seamless (1) or one per vendor (0)?',
    method: 'GET',
    relay: 'GCS_merchantWallet',
    value: z.object({ isSingle: z.literal([0, 1]) }),
    sharedFor: 30,
  }),
}
