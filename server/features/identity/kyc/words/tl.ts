import type { KycWords } from './words.ts'

export const tl: KycWords = {
  fields: {
    idType: 'Uri ng ID',
    idNumber: 'Numero ng ID',
    fullName: 'Buong pangalan, gaya ng nasa ID',
    birthday: 'Petsa ng kapanganakan',
    placeOfBirth: 'Lugar ng kapanganakan',
    nationality: 'Nasyonalidad',
    address: 'Tirahan',
    occupation: 'Hanapbuhay',
    sourceOfIncome: 'Pinagkukunan ng kita',
    expiryDate: 'May bisa ang ID hanggang',
    mobileNo: 'Mobile number',
    email: 'E-mail address',
  },
  idTypes: {
    PHILSYS: 'National ID (PhilSys)',
    PASSPORT: 'Pasaporte',
    DRIVERS_LICENSE: 'Lisensya sa pagmamaneho',
    UMID: 'UMID card',
    SSS_ID: 'SSS ID',
    PRC_ID: 'PRC ID',
    POSTAL_ID: 'Postal ID',
    VOTERS_ID: 'Voter’s ID',
  },
  sides: { FRONT: 'Harap ng ID', BACK: 'Likod ng ID', SELFIE: 'Selfie na hawak ang ID' },
  incomes: {
    SALARY: 'Sahod',
    BUSINESS: 'Sariling negosyo',
    REMITTANCE: 'Padala',
    PENSION: 'Pensyon',
    SAVINGS: 'Ipon',
    OTHER: 'Iba pa',
  },
}
