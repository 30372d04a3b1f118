import type { WalletBalance } from '#contract/wallet.ts'

/** The wallet as a bet at the vendor's game leaves it: the vendor's own where it has one, else the one there is. */
export function withBalance(wallet: WalletBalance, vendor: string, balance: bigint): WalletBalance {
  const own = wallet.balance.find(({ accountName }) => accountName === vendor)
  if (!own) return { ...wallet, sumBalance: balance, mainWalletBalance: balance }
  return {
    ...wallet,
    sumBalance: wallet.sumBalance - own.availBalance + balance,
    balance: wallet.balance.map((account) => (account === own ? { ...own, availBalance: balance } : account)),
  }
}
