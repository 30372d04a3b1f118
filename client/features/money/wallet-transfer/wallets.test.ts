import { describe, expect, it } from 'vitest'
import type { WalletAccount, WalletBalance } from '#contract/money/wallet.ts'
import { areAllLocked, awaySum, byInterest, firstEnds, gameWallets, countOfInterest } from './wallets.ts'

const account = (accountTypeId: number, accountName: string, availBalance = 0n, rest: Partial<WalletAccount> = {}) => ({
  accountTypeId,
  accountName,
  availBalance,
  status: 'A' as const,
  ...rest,
})
function walletOf(main: bigint, ...games: WalletAccount[]): WalletBalance {
  const balance = [account(2, 'MAIN', main), ...games]
  const sumBalance = balance.reduce((sum, { availBalance }) => sum + availBalance, 0n)
  return {
    sumBalance,
    mainWalletBalance: main,
    lockedBalance: 0n,
    balance,
    currency: 'PHP',
    currencySymbol: '₱',
    currencyPosition: 'F',
  }
}

describe('the wallets', () => {
  it('of a seamless site are just the main one', () => {
    const wallet = walletOf(50n)
    expect(gameWallets(wallet)).toEqual([])
    expect(awaySum(wallet)).toBe(0n)
    expect(firstEnds(wallet, {})).toBeUndefined()
  })

  it('with money come first, then locked ones, the rest in their order', () => {
    const wallet = walletOf(
      50n,
      account(101, 'BGS'),
      account(102, 'PSL', 0n, { hold: 'LOCKED', status: 'L' }),
      account(103, 'AMI', 7n),
    )
    expect(byInterest(gameWallets(wallet)).map(({ accountName }) => accountName)).toEqual(['AMI', 'PSL', 'BGS'])
    expect(countOfInterest(gameWallets(wallet))).toBe(2)
    expect(awaySum(wallet)).toBe(7n)
  })
})

describe('wallets that are all locked', () => {
  const locked = { hold: 'LOCKED', status: 'L' } as const
  it('are summarised as one; those without money are not listed', () => {
    const wallets = [account(101, 'BGS', 0n, locked), account(102, 'PSL', 5n, locked)]
    expect(areAllLocked(wallets)).toBe(true)
    expect(countOfInterest(wallets)).toBe(1)
    expect(areAllLocked([...wallets, account(103, 'AMI')])).toBe(false)
  })
})

describe('the initial move', () => {
  const wallet = walletOf(50n, account(101, 'BGS'), account(103, 'AMI', 7n))
  it.each([
    { asked: {}, ends: { from: 2, to: 103 } },
    { asked: { to: 'BGS' }, ends: { from: 2, to: 101 } },
    { asked: { to: '101' }, ends: { from: 2, to: 101 } },
    { asked: { to: 'MAIN' }, ends: { from: 103, to: 2 } },
    { asked: { from: 'AMI' }, ends: { from: 103, to: 2 } },
    { asked: { from: 'AMI', to: 'BGS' }, ends: { from: 103, to: 101 } },
    { asked: { from: 'AMI', to: 'AMI' }, ends: { from: 103, to: 2 } },
    { asked: { to: 'NOBODY' }, ends: { from: 2, to: 103 } },
  ])('asked for $asked', ({ asked, ends }) => expect(firstEnds(wallet, asked)).toEqual(ends))

  it('is back to the main wallet if that is empty', () =>
    expect(firstEnds(walletOf(0n, account(101, 'BGS'), account(103, 'AMI', 7n)), {})).toEqual({ from: 103, to: 2 }))
  it('avoids a held wallet if there is another', () => {
    const held = account(103, 'AMI', 7n, { hold: 'ROUND', status: 'L' })
    expect(firstEnds(walletOf(50n, held, account(101, 'BGS')), {})).toEqual({ from: 2, to: 101 })
    expect(firstEnds(walletOf(50n, held), {})).toEqual({ from: 2, to: 103 })
  })
  it('is out of the main wallet if all are empty', () =>
    expect(firstEnds(walletOf(0n, account(101, 'BGS')), {})).toEqual({ from: 2, to: 101 }))
})
