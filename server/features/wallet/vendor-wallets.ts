/** The wallets of one member beside the main one, where wallets are one per vendor: what is in each, and what holds it. */
import type { WalletHold } from '#contract/wallet.ts'
import { type GameService, isUnderMaintenance } from '#server/features/game/game.service.ts'
import { vendorOfKind } from '#server/ledger/index.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { PrismaTransaction } from '#server/platform/database.ts'
import { assetOf, type Merchant } from '#server/platform/merchant/merchant-directory.ts'
import { EVERY_TRANSFER, type WalletLockRepository } from './wallet-lock.repository.ts'

export interface VendorWallet {
  code: string
  name: string
  accountTypeId: number
  /** The merchant has the vendor on: one that is off keeps its wallet until it is empty. */
  isOffered: boolean
  balance: bigint
  /** Why it takes no transfer; undefined = it does. */
  hold: WalletHold | undefined
}

interface Deps {
  games: Pick<GameService, 'find' | 'vendors'>
  locks: Pick<WalletLockRepository, 'of' | 'openGames'>
  clock: Clock
}
type Owner = { memberId: number; isTrial: boolean }
/** A row of `ledger.balancesOf`. */
type Account = { kind: string; asset: string; balance: bigint }

export function createVendorWallets({ games, locks, clock }: Deps) {
  /** Codes of the vendors at whose games a round of the member's is open. */
  async function busyVendors(memberId: number, merchantId: number, asset: string, tx?: PrismaTransaction): Promise<Set<string>> {
    const codes = await locks.openGames(memberId, asset, tx)
    const found = await Promise.all(codes.map((code) => games.find(merchantId, { code })))
    return new Set(found.flatMap((game) => (game ? [game.vendorCode] : [])))
  }

  return {
    /** In the order of the catalogue. `accounts` are the member's as just read. */
    async of(
      { memberId, isTrial }: Owner,
      merchant: Pick<Merchant, 'id' | 'currency'>,
      accounts: readonly Account[],
      tx?: PrismaTransaction,
    ): Promise<VendorWallet[]> {
      const asset = assetOf(merchant, isTrial)
      const balances = new Map(
        accounts.filter((account) => account.asset === asset).map(({ kind, balance }) => [vendorOfKind(kind), balance]),
      )
      const vendors = await games.vendors(merchant.id)
      const locked = new Set((await locks.of(memberId, tx)).map(({ vendorCode }) => vendorCode))
      const busy = await busyVendors(memberId, merchant.id, asset, tx)
      const now = clock.now()
      return vendors.flatMap((vendor): VendorWallet[] => {
        const { code, name, accountTypeId, isOffered } = vendor
        const balance = balances.get(code) ?? 0n
        if (!isOffered && balance === 0n) return []
        const hold =
          locked.has(EVERY_TRANSFER) || locked.has(code)
            ? 'LOCKED'
            : busy.has(code)
              ? 'ROUND'
              : isUnderMaintenance(vendor, now)
                ? 'MAINTENANCE'
                : undefined
        return [{ code, name, accountTypeId, isOffered, balance, hold }]
      })
    },
  }
}
export type VendorWallets = ReturnType<typeof createVendorWallets>
