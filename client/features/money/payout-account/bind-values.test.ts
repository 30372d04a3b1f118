import { describe, expect, it } from 'vitest'
import type { Bank } from '#contract/money/payout-account/payout-account.ts'
import { ApiError } from '#client/lib/api-error.ts'
import { EMPTY, maximumOf, numberProblem, refusedField, toBinding } from './bind-values.ts'

const BDO: Bank = {
  bankId: 1,
  bankCode: 'BDO',
  bankName: 'BDO',
  type: 'B',
  numberPattern: '\\d{10}|\\d{12}',
  numberKind: 'account',
}
const GCASH: Bank = { ...BDO, bankCode: 'GCASH', type: 'E', numberPattern: '09\\d{9}', numberKind: 'mobile' }

describe('an account number', () => {
  it.each([
    ['', BDO, 'required'],
    ['4111 1111 1111 1111', BDO, 'card'],
    ['4111 1111 1111 1111', undefined, 'card'],
    ['123', BDO, 'pattern'],
    ['0012-3456 7890', BDO, undefined],
    ['123', undefined, undefined],
    ['+63 917 555 0001', GCASH, undefined],
    ['0281234567', GCASH, 'pattern'],
  ] as const)('%j gets the same verdict as on the server', (typed, bank, problem) =>
    expect(numberProblem(typed, bank)).toBe(problem),
  )
})

describe('a binding', () => {
  it('sends what its kind requires', () => {
    const values = {
      ...EMPTY,
      bankCode: 'X',
      cardNumber: ' 1 ',
      cardHolder: 'Ana ',
      city: ' Cebu ',
      province: 'Cebu',
      paymentPassword: ' 1',
    }
    const shared = { bankCode: 'X', cardNumber: '1', cardHolder: 'Ana', paymentPassword: ' 1' }
    expect(toBinding(values, 'E')).toEqual(shared)
    expect(toBinding(values, 'B')).toEqual({ ...shared, province: 'Cebu', city: 'Cebu', branch: '' })
  })

  it('knows the merchant’s number for each kind', () => {
    const limits = { maxCardCount: 1, maxEWalletCount: 2, maxVirtualWalletCount: 3 }
    expect((['B', 'E', 'V'] as const).map((kind) => maximumOf(kind, limits))).toEqual([1, 2, 3])
  })

  it.each([
    [new ApiError('exists.bank.card'), 'cardNumber'],
    [new ApiError('fund_account_payment_pwd_error'), 'paymentPassword'],
    [new ApiError('request.param.err', { value: { fields: [{ path: 'cardHolder', message: 'pattern' }] } }), 'cardHolder'],
    [new ApiError('withdraw.bank.card.fail', { value: { field: 'cardHolder' } }), 'cardHolder'],
    [new ApiError('withdraw.bank.card.fail'), undefined],
    [new ApiError('request.param.err', { value: { fields: [{ path: 'toString', message: '' }] } }), undefined],
    [new Error('x'), undefined],
  ])('shows a refusal at its field: %s', (error, field) => expect(refusedField(error)).toBe(field))
})
