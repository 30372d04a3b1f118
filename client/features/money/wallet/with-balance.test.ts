import { describe, expect, it } from 'vitest'
import type { WalletBalance } from '#contract/money/wallet.ts'
import { withBalance } from './with-balance.ts'

const meta = { lockedBalance: 0n, currency: 'PHP', currencySymbol: '₱', currencyPosition: 'F' } as const
const main = (availBalance: bigint) => ({ accountTypeId: 2, accountName: 'MAIN', availBalance, status: 'A' as const })
const studio = (accountName: string, availBalance: bigint) => ({
  accountTypeId: 101,
  accountName,
  availBalance,
  status: 'A' as const,
})

describe('a balance returned by a game', () => {
  it('is the main wallet’s on a site with a single wallet', () => {
    const wallet: WalletBalance = { ...meta, sumBalance: 100n, mainWalletBalance: 100n, balance: [main(100n)] }
    expect(withBalance(wallet, 'BGS', 90n)).toMatchObject({ sumBalance: 90n, mainWalletBalance: 90n })
  })

  it('is the studio wallet’s if there is one: the main wallet stays, the sum follows', () => {
    const wallet: WalletBalance = {
      ...meta,
      sumBalance: 160n,
      mainWalletBalance: 100n,
      balance: [main(100n), studio('BGS', 50n), studio('PSL', 10n)],
    }
    expect(withBalance(wallet, 'BGS', 45n)).toMatchObject({
      sumBalance: 155n,
      mainWalletBalance: 100n,
      balance: [main(100n), studio('BGS', 45n), studio('PSL', 10n)],
    })
  })
})
