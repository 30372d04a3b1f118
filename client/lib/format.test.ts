import { describe, expect, it } from 'vitest'
import { formatAgo, formatDuration, formatMoney, formatPercent, maskMoney } from './format.ts'

const peso = { currencySymbol: '₱', currencyPosition: 'F' } as const
const dong = { currencySymbol: '₫', currencyPosition: 'B' } as const
const en = { language: 'en' }

describe('money', () => {
  it.each([
    [124_805_000n, '₱12,480.50'],
    [0n, '₱0.00'],
    [1n, '₱0.00'],
    [199n, '₱0.01'],
    [9_999n, '₱0.99'],
    [12_345_678_900_000n, '₱1,234,567,890.00'],
    [-5_000n, '−₱0.50'],
  ])('shows %s as %s, cut and never rounded up', (amount, text) => {
    expect(formatMoney(amount, peso, en)).toBe(text)
  })

  it('keeps every digit of an amount no float can hold', () => {
    expect(formatMoney(9_007_199_254_740_993_5000n, peso, en)).toBe('₱9,007,199,254,740,993.50')
  })

  it('puts the symbol after the amount and groups digits as the language does', () => {
    expect(formatMoney(12_345_600n, dong, { language: 'vi' })).toBe('1.234,56 ₫')
  })

  it('shows a plus when asked', () => {
    expect(formatMoney(1_960_400n, peso, { ...en, isSigned: true })).toBe('+₱196.04')
  })

  it('masks a hidden balance but keeps its currency', () => {
    expect([maskMoney(peso), maskMoney(dong)]).toEqual(['₱****', '**** ₫'])
  })
})

describe('dates and parts', () => {
  it('formats how long ago', () => {
    const now = Date.UTC(2026, 5, 1, 12)
    expect(formatAgo(now - 20_000, 'en', now)).toBe('now')
    expect(formatAgo(now - 5 * 60_000, 'en', now)).toBe('5 min. ago')
    expect(formatAgo(now - 49 * 3_600_000, 'en', now)).toBe('2 days ago')
  })

  it('formats a duration', () => {
    expect(formatDuration(20_000, 'en')).toBe('0 min')
    expect(formatDuration(3_900_000, 'en')).toBe('1 hr 5 min')
    expect(formatDuration(7_200_000, 'en')).toBe('2 hr')
  })

  it('shows a chance with two decimals', () => {
    expect(formatPercent(0.505, 'en')).toBe('50.50%')
  })
})
