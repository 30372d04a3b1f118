/** A member's vendor wallets, for sites with one wallet per vendor: balances, and reasons that block transfers. */
import type { WalletHold } from '#contract/money/wallet.ts'
import { vendorOfKind } from '#server/ledger/index.ts'
import type { PrismaTransaction } from '#server/platform/database.ts'
import { assetOf, type Merchant } from '#server/platform/merchant/merchant-directory.ts'
import type { KnownVendors, VendorSource } from './known-vendors.ts'
import { EVERY_TRANSFER, type NewWalletLock, type WalletLockRepository } from './wallet-lock.repository.ts'

export { EVERY_TRANSFER } from './wallet-lock.repository.ts'

export interface VendorWallet {
  code: string
  name: string
  accountTypeId: number
  /** Enabled by the merchant; a disabled vendor keeps its wallet until it is empty. */
  isOffered: boolean
  balance: bigint
  /** Why the wallet accepts no transfers; undefined = it accepts them. */
  hold: WalletHold | undefined
}

interface Deps {
  games: VendorSource
  locks: WalletLockRepository
}
type Owner = { memberId: number; isTrial: boolean }
/** A row of `ledger.balancesOf`. */
type Account = { kind: string; asset: string; balance: bigint }

export function createVendorWallets({ games, locks }: Deps) {
  /** In the order of the catalogue. `accounts`: the member's accounts as just read. */
  async function put(
    { all, ofGame }: KnownVendors,
    { memberId, isTrial }: Owner,
    merchant: Pick<Merchant, 'id' | 'currency'>,
    accounts: readonly Account[],
    tx?: PrismaTransaction,
  ): Promise<VendorWallet[]> {
    const asset = assetOf(merchant, isTrial)
    const own = accounts.filter((account) => account.asset === asset)
    const balances = new Map(own.map(({ kind, balance }) => [vendorOfKind(kind), balance]))
    const locked = new Set((await locks.of(memberId, tx)).map(({ vendorCode }) => vendorCode))
    const busy = new Set((await locks.openGames(memberId, asset, tx)).map(ofGame))
    function holdOf(vendor: KnownVendors['all'][number]): WalletHold | undefined {
      if (locked.has(EVERY_TRANSFER) || locked.has(vendor.code)) return 'LOCKED'
      if (busy.has(vendor.code)) return 'ROUND'
      return vendor.isClosed ? 'MAINTENANCE' : undefined
    }
    return all.flatMap((vendor): VendorWallet[] => {
      const { code, name, accountTypeId, isOffered } = vendor
      const balance = balances.get(code) ?? 0n
      return isOffered || balance > 0n ? [{ code, name, accountTypeId, isOffered, balance, hold: holdOf(vendor) }] : []
    })
  }

  return {
    of: async (owner: Owner, merchant: Pick<Merchant, 'id' | 'currency'>, accounts: readonly Account[]) =>
      put(await games.vendors(merchant.id), owner, merchant, accounts),

    /**
     * For reading inside a transaction: reads the catalogue beforehand, outside it. A transaction waiting for a second connection
     * while others wait for its locks would deadlock.
     */
    async lookWithin(owner: Owner, merchant: Pick<Merchant, 'id' | 'currency'>) {
      const vendors = await games.vendors(merchant.id)
      return (tx: PrismaTransaction, accounts: readonly Account[]) => put(vendors, owner, merchant, accounts, tx)
    },

    /** Operators' locks on the member's wallets, with who set them. */
    async locksOf(memberId: number) {
      const known = await locks.of(memberId)
      const names = await locks.operatorNames(known.map(({ lockedById }) => lockedById))
      return known.map((lock) => ({ ...lock, lockedBy: names.get(lock.lockedById) ?? '' }))
    },
    isLocked: async (tx: PrismaTransaction, memberId: number, vendorCode: string): Promise<boolean> =>
      (await locks.find(tx, memberId, vendorCode)) !== null,
    lock: (tx: PrismaTransaction, lock: NewWalletLock): Promise<void> => locks.add(tx, lock),
    unlock: (tx: PrismaTransaction, memberId: number, vendorCode: string): Promise<void> =>
      locks.remove(tx, memberId, vendorCode),
  }
}
export type VendorWallets = ReturnType<typeof createVendorWallets>
