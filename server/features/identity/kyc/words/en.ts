import type { KycWords } from './words.ts'

export const en: KycWords = {
  fields: {
    idType: 'Document',
    idNumber: 'Document number',
    fullName: 'Full name, as on the document',
    birthday: 'Date of birth',
    placeOfBirth: 'Place of birth',
    nationality: 'Nationality',
    address: 'Home address',
    occupation: 'Occupation',
    sourceOfIncome: 'Source of income',
    expiryDate: 'Document valid until',
    mobileNo: 'Mobile number',
    email: 'E-mail address',
  },
  idTypes: {
    PHILSYS: 'National ID (PhilSys)',
    PASSPORT: 'Passport',
    DRIVERS_LICENSE: 'Driver’s licence',
    UMID: 'UMID card',
    SSS_ID: 'SSS ID',
    PRC_ID: 'PRC ID',
    POSTAL_ID: 'Postal ID',
    VOTERS_ID: 'Voter’s ID',
  },
  sides: { FRONT: 'Front of the document', BACK: 'Back of the document', SELFIE: 'Selfie with the document' },
  incomes: {
    SALARY: 'Salary',
    BUSINESS: 'Own business',
    REMITTANCE: 'Remittances',
    PENSION: 'Pension',
    SAVINGS: 'Savings',
    OTHER: 'Other',
  },
}
