import type { WalletBalance } from '#contract/money/wallet.ts'

/** The wallet after a bet at the vendor's game: changes the vendor's wallet if it has one, otherwise the main one. */
export function withBalance(wallet: WalletBalance, vendor: string, balance: bigint): WalletBalance {
  const own = wallet.balance.find(({ accountName }) => accountName === vendor)
  if (!own) return { ...wallet, sumBalance: balance, mainWalletBalance: balance }
  return {
    ...wallet,
    sumBalance: wallet.sumBalance - own.availBalance + balance,
    balance: wallet.balance.map((account) => (account === own ? { ...own, availBalance: balance } : account)),
  }
}
