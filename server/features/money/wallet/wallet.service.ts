/** A member's balance in every shape clients read (WIR-33), and a new member's accounts. */
import type { Query, Value } from '#contract/endpoint.ts'
import { isTrialType } from '#contract/wire.ts'
import type * as walletEndpoints from '#contract/money/wallet.ts'
import { MAIN_WALLET_TYPE, type WalletAccount, type WalletBalance } from '#contract/money/wallet.ts'
import type { MemberCaller } from '#server/http/caller.ts'
import { houseAccount, isTrialAsset, type Ledger, memberAccount, type Transaction } from '#server/ledger/index.ts'
import type { Live } from '#server/platform/live.ts'
import type { Logger } from '#server/platform/logger.ts'
import { assetOf, type Merchant, type MerchantDirectory } from '#server/platform/merchant/merchant-directory.ts'
import type { VendorWallet, VendorWallets } from './vendor-wallets.ts'

/** `typeId` for all accounts. */
const EVERY_TYPE = 0
const MAIN_NAME = 'MAIN'
/** The only account the oldest clients look for by name. */
const OLDEST_MAIN_NAME = 'LOTT'

interface Deps {
  ledger: Pick<Ledger, 'balancesOf' | 'openAccounts' | 'postIn'>
  live: Pick<Live, 'push'>
  merchants: Pick<MerchantDirectory, 'findById'>
  vendorWallets: VendorWallets
  logger: Logger
}

type Owner = Pick<MemberCaller, 'memberId' | 'isTrial'>
type OwnMerchant = Pick<Merchant, 'id' | 'currency' | 'currencySymbol' | 'currencyPosition' | 'settings'>
/** A newly registered member. */
interface NewOwner {
  id: number
  type: number
}

export const toAccount = ({ accountTypeId, code, name, balance, hold }: VendorWallet): WalletAccount => ({
  accountTypeId,
  accountName: code,
  displayName: name,
  availBalance: balance,
  status: hold ? 'L' : 'A',
  ...(hold && { hold }),
})

export function createWalletService({ ledger, live, merchants, vendorWallets, logger }: Deps) {
  /** Reads the member's own asset: trial and real money never share a balance (LED-11). */
  async function amountsOf(owner: Owner, merchant: OwnMerchant) {
    const asset = assetOf(merchant, owner.isTrial)
    const accounts = await ledger.balancesOf(owner.memberId)
    const amount = (kind: 'MEMBER_MAIN' | 'MEMBER_LOCKED') =>
      accounts.find((account) => account.kind === kind && account.asset === asset)?.balance ?? 0n
    const vendors = merchant.settings.isSingleWallet ? [] : await vendorWallets.of(owner, merchant, accounts)
    return { main: amount('MEMBER_MAIN'), locked: amount('MEMBER_LOCKED'), vendors }
  }

  /** Money available to play with and withdraw; money held by open rounds and withdrawals is separate. */
  async function read(
    owner: Owner,
    merchant: OwnMerchant,
    { typeId = EVERY_TYPE }: Query<typeof walletEndpoints.balance>,
  ): Promise<WalletBalance> {
    const { main, locked, vendors } = await amountsOf(owner, merchant)
    const account = { accountTypeId: MAIN_WALLET_TYPE, accountName: MAIN_NAME, availBalance: main, status: 'A' as const }
    const all = [account, ...vendors.map(toAccount)]
    const { currency, currencySymbol, currencyPosition } = merchant
    return {
      sumBalance: vendors.reduce((sum, { balance }) => sum + balance, main),
      mainWalletBalance: main,
      lockedBalance: locked,
      balance: typeId === EVERY_TYPE ? all : all.filter(({ accountTypeId }) => accountTypeId === typeId),
      currency,
      currencySymbol,
      currencyPosition,
    }
  }

  return {
    /** Whether any of the member's accounts has real money. */
    async hasMoney(memberId: number): Promise<boolean> {
      const accounts = await ledger.balancesOf(memberId)
      return accounts.some(({ asset, balance: sum }) => !isTrialAsset(asset) && sum > 0n)
    },

    balance: read,

    /** Pushes the balance to the member's open pages; call after the commit. A page that misses it reads the balance next time. */
    async announce(owner: Owner & { merchantId: number }): Promise<void> {
      try {
        const merchant = await merchants.findById(owner.merchantId)
        if (merchant) live.push(owner.memberId, 'wallet.changed', await read(owner, merchant, {}))
      } catch (error) {
        logger.warn({ err: error, memberId: owner.memberId }, 'announcing a balance failed')
      }
    },

    async balances(owner: Owner, merchant: OwnMerchant): Promise<Value<typeof walletEndpoints.balances>> {
      const { main, vendors } = await amountsOf(owner, merchant)
      // By name, because one vendor has the same code as the oldest main wallet.
      const others = vendors.map(({ name, balance }) => ({ accountName: name, availBalance: balance }))
      return { balances: [{ accountName: OLDEST_MAIN_NAME, availBalance: main }, ...others] }
    },

    merchantWallet: ({ settings }: OwnMerchant): Value<typeof walletEndpoints.merchantWallet> => ({
      isSingle: settings.isSingleWallet ? 1 : 0,
    }),

    /** Idempotent. */
    openAccounts: (member: NewOwner, merchant: Pick<Merchant, 'id' | 'currency'>, tx: Transaction): Promise<void> =>
      ledger.openAccounts(
        { merchantId: merchant.id, memberId: member.id, assets: [assetOf(merchant, isTrialType(member.type))] },
        tx,
      ),

    /** Grants play money, in 1/10 000 of the unit. Idempotent: once per trial member. */
    async grantTrialMoney(
      member: NewOwner,
      merchant: Pick<Merchant, 'id' | 'currency'>,
      amount: bigint,
      tx: Transaction,
    ): Promise<void> {
      if (amount === 0n) return
      const of = { merchantId: merchant.id, memberId: member.id, asset: assetOf(merchant, true) }
      await ledger.postIn(tx, {
        key: `trial-grant:${member.id}`,
        type: 'TRIAL_GRANT',
        reference: String(member.id),
        isObligation: true,
        lines: [
          { account: memberAccount(of), amount },
          { account: houseAccount(of, 'TRIAL_GRANTS'), amount: -amount },
        ],
      })
    },
  }
}
export type WalletService = ReturnType<typeof createWalletService>
