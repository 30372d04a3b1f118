import { describe, expect, it } from 'vitest'
import { type Setting, SETTINGS } from '#contract/back-office/site-settings/setting-list.ts'
import { type Draft, fromDraft, isSameDraft, toDraft } from './draft.ts'

const of = (path: string): Setting => SETTINGS.find((setting) => setting.path === path)!

describe('a setting as typed', () => {
  it.each<{ path: string; draft: Draft; value: unknown }>([
    { path: 'withdrawal.perDay', draft: ' 7 ', value: 7 },
    { path: 'withdrawal.amountPerDay', draft: '250.5', value: '250.5' },
    { path: 'withdrawal.amountPerDay', draft: '250,50', value: '250.5' },
    { path: 'withdrawal.fixedAmounts', draft: '100,50\n1.234,5', value: ['100.5', '1234.5'] },
    { path: 'limits.deposit.DAY', draft: ' ', value: null },
    { path: 'withdrawal.charge.ppm', draft: '1,25', value: 12_500 },
    { path: 'whitelist', draft: '192.0.2.7\n\n ::1 ', value: ['192.0.2.7', '::1'] },
    { path: 'withdrawal.rates', draft: 'usdt = 57.25\nBTC 5000000', value: { USDT: '57.25', BTC: '5000000' } },
    { path: 'turnover.contribution', draft: { RNG: '50', LIVE: '' }, value: { RNG: 500_000 } },
    { path: 'deposit.info', draft: { en: ' Pay by noon ', vi: ' ' }, value: { en: 'Pay by noon' } },
    { path: 'languages', draft: ['en', 'tl'], value: ['en', 'tl'] },
  ])('$path is read', ({ path, draft, value }) => expect(fromDraft(of(path), draft)).toEqual({ value }))

  it.each<{ path: string; draft: Draft; problem: string }>([
    { path: 'withdrawal.perDay', draft: '', problem: 'missing' },
    { path: 'withdrawal.perDay', draft: 'many', problem: 'format' },
    { path: 'sms.codeLength', draft: '3', problem: 'range' },
    { path: 'withdrawal.amountPerDay', draft: '1.00001', problem: 'decimals' },
    { path: 'withdrawal.amountPerDay', draft: '1,2,3', problem: 'format' },
    { path: 'withdrawal.amountPerDay', draft: '-5', problem: 'range' },
    { path: 'withdrawal.charge.ppm', draft: '100.5', problem: 'range' },
    { path: 'withdrawal.charge.ppm', draft: '', problem: 'missing' },
    { path: 'whitelist', draft: '::1\n::1', problem: 'twice' },
    { path: 'withdrawal.fixedAmounts', draft: '100\nlots', problem: 'format' },
    { path: 'withdrawal.rates', draft: 'USDT', problem: 'format' },
    { path: 'withdrawal.rates', draft: 'USDT=1\nusdt=2', problem: 'twice' },
    { path: 'turnover.contribution', draft: { RNG: '101' }, problem: 'range' },
    { path: 'languages', draft: [], problem: 'missing' },
    { path: 'terms.version', draft: ' ', problem: 'missing' },
    { path: 'terms.version', draft: 'x'.repeat(33), problem: 'range' },
  ])('$path = $draft is invalid: $problem', ({ path, draft, problem }) => expect(fromDraft(of(path), draft)).toEqual({ problem }))

  it('that could be two numbers is refused with both of them', () =>
    expect(fromDraft(of('withdrawal.amountPerDay'), '1,234')).toEqual({
      problem: 'format',
      unclear: { problem: { kind: 'unclear', readings: ['1234', '1.2340'] } },
    }))

  it('fills its field with text that is read back', () => {
    const rates = { USDT: 57.125 }
    expect(fromDraft(of('withdrawal.rates'), toDraft(of('withdrawal.rates'), rates))).toEqual({ value: { USDT: '57.1250' } })
    expect(fromDraft(of('withdrawal.charge.ppm'), toDraft(of('withdrawal.charge.ppm'), 12_125))).toEqual({ value: 12_125 })
  })

  it('survives the round trip', () => {
    const set = { 'withdrawal.rates': { USDT: 57.25 }, whitelist: ['::1', '192.0.2.0/24'], 'withdrawal.charge.ppm': 12_500 }
    for (const [path, value] of Object.entries(set))
      expect(JSON.stringify(fromDraft(of(path), toDraft(of(path), value))).replaceAll('"57.25"', '57.25')).toBe(
        JSON.stringify({ value }),
      )
  })

  it('counts as unchanged if it means the same', () => {
    expect(isSameDraft(of('dice.minStake'), '1', '1.00')).toBe(true)
    expect(isSameDraft(of('whitelist'), '::1\n', '::1')).toBe(true)
    expect(isSameDraft(of('dice.minStake'), '1', '2')).toBe(false)
    expect(isSameDraft(of('dice.minStake'), '1', 'one')).toBe(false)
  })
})
