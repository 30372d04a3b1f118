import { describe, expect, it } from 'vitest'
import type { KycField } from '#contract/identity/kyc/kyc.ts'
import { fieldsToSend, firstValues, keptNumber, missingFields } from './kyc-values.ts'

const field = (fieldId: KycField['fieldId'], isRequired = true): KycField => ({
  fieldId,
  fieldName: fieldId,
  fieldType: 'TEXT',
  isRequired,
  maxLength: 200,
  options: [],
})
const form = [field('idType'), field('idNumber'), field('fullName'), field('address', false), field('mobileNo')]
const account = { payeeName: 'Maria Santos', birthday: '1990-05-17' }
const sent = {
  fields: [
    { fieldId: 'idType', fieldValue: 'UMID' },
    { fieldId: 'idNumber', fieldValue: '****1234' },
    { fieldId: 'fullName', fieldValue: 'Maria C. Santos' },
  ] as const,
}

describe('the form of an identity check', () => {
  it('starts with what the account knows, and after a rejection with what was sent except the number', () => {
    expect(firstValues({ fields: [] }, account)).toEqual({ fullName: 'Maria Santos', birthday: '1990-05-17' })
    expect(firstValues({ fields: [...sent.fields] }, account)).toEqual({
      idType: 'UMID',
      fullName: 'Maria C. Santos',
      birthday: '1990-05-17',
    })
    expect(keptNumber({ fields: [...sent.fields] })).toBe('****1234')
  })

  it('misses required fields, but not a kept number or the account’s contacts', () => {
    expect(missingFields(form, { fullName: ' ' }, '')).toEqual(['idType', 'idNumber', 'fullName'])
    expect(missingFields(form, { idType: 'UMID', fullName: 'Maria' }, '****1234')).toEqual([])
  })

  it('sends no number unless it was typed again, and an emptied field as empty', () => {
    expect(fieldsToSend(form, { idType: 'UMID', fullName: ' Maria ' })).toEqual([
      { fieldId: 'idType', fieldValue: 'UMID' },
      { fieldId: 'fullName', fieldValue: 'Maria' },
      { fieldId: 'address', fieldValue: '' },
    ])
    expect(fieldsToSend([field('idNumber')], { idNumber: 'A123' })).toEqual([{ fieldId: 'idNumber', fieldValue: 'A123' }])
  })
})
