/** Derived from the member's wallet balance. Pure. */
import { MAIN_WALLET_TYPE, type WalletAccount, type WalletBalance } from '#contract/money/wallet.ts'

export const isMain = ({ accountTypeId }: Pick<WalletAccount, 'accountTypeId'>): boolean => accountTypeId === MAIN_WALLET_TYPE

/** One per studio; none on a site with a single wallet. */
export const gameWallets = ({ balance }: WalletBalance): WalletAccount[] => balance.filter((wallet) => !isMain(wallet))

export const mainWallet = ({ balance }: WalletBalance): WalletAccount | undefined => balance.find(isMain)

/** Everything outside the main wallet. */
export const awaySum = ({ sumBalance, mainWalletBalance }: WalletBalance): bigint => sumBalance - mainWalletBalance

const rank = ({ availBalance, hold }: WalletAccount) => (availBalance > 0n ? 0 : hold === 'LOCKED' ? 1 : 2)
/** Those with money first, then locked ones; the rest in catalogue order. */
export const byInterest = (wallets: readonly WalletAccount[]): WalletAccount[] => wallets.toSorted((a, b) => rank(a) - rank(b))
/** All transfers of the member are locked. */
export const areAllLocked = (wallets: readonly WalletAccount[]): boolean => wallets.every(({ hold }) => hold === 'LOCKED')
/** How many wallets to show before the list is expanded: those with money or a lock. */
export const countOfInterest = (wallets: readonly WalletAccount[]): number =>
  wallets.filter((wallet) => rank(wallet) < (areAllLocked(wallets) ? 1 : 2)).length

export interface Ends {
  from: number
  to: number
}
/** The initial move: as the address asks, otherwise from the main wallet, or from where the money is. */
export function firstEnds(wallet: WalletBalance, asked: { from?: string | null; to?: string | null }): Ends | undefined {
  const named = (key: string | null | undefined) =>
    key
      ? wallet.balance.find(({ accountName, accountTypeId }) => accountName === key || String(accountTypeId) === key)
      : undefined
  const main = mainWallet(wallet)
  const sorted = byInterest(gameWallets(wallet))
  // Prefer a wallet that accepts transfers.
  const first = sorted.find(({ hold }) => !hold) ?? sorted[0]
  const [from, to] = [named(asked.from), named(asked.to)]
  if (!main || !first) return undefined
  if (from && to && from !== to) return { from: from.accountTypeId, to: to.accountTypeId }
  if (from) return { from: from.accountTypeId, to: isMain(from) ? first.accountTypeId : main.accountTypeId }
  if (to) return { from: isMain(to) ? first.accountTypeId : main.accountTypeId, to: to.accountTypeId }
  return main.availBalance > 0n || first.availBalance === 0n
    ? { from: main.accountTypeId, to: first.accountTypeId }
    : { from: first.accountTypeId, to: main.accountTypeId }
}
