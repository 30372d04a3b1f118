/**
 * Banks, e-wallets and virtual currencies of the Philippine market. Number patterns only bound the length: banks publish no more.
 */
import type { PayoutKind } from '#contract/money/payout-account/payout-account.ts'

export interface BankSeed {
  code: string
  name: string
  kind: PayoutKind
  groupName: string
  numberPattern: string
  numberKind: 'account' | 'mobile' | 'address'
  sortIndex: number
}

const digits = (...lengths: number[]) => lengths.map((length) => `\\d{${length}}`).join('|')
/** A mobile number, as used by e-wallets. */
const MOBILE = '09\\d{9}'

const BANKS: readonly (readonly [string, string, string])[] = [
  ['BDO', 'BDO Unibank', digits(10, 12)],
  ['BPI', 'Bank of the Philippine Islands', digits(10)],
  ['METROBANK', 'Metrobank', digits(13)],
  ['LANDBANK', 'Land Bank of the Philippines', digits(10)],
  ['PNB', 'Philippine National Bank', digits(12)],
  ['SECURITYBANK', 'Security Bank', digits(13)],
  ['CHINABANK', 'China Bank', digits(10, 12)],
  ['RCBC', 'RCBC', digits(10, 16)],
  ['UNIONBANK', 'UnionBank of the Philippines', digits(12)],
  ['DBP', 'Development Bank of the Philippines', digits(10, 12)],
  ['EASTWEST', 'EastWest Bank', digits(12)],
  ['AUB', 'Asia United Bank', digits(12)],
  ['PSBANK', 'PSBank', digits(12)],
  ['PBCOM', 'Philippine Bank of Communications', digits(12)],
  ['BOC', 'Bank of Commerce', digits(12)],
  ['PHILTRUST', 'Philtrust Bank', '\\d{10,14}'],
  ['MAYBANK', 'Maybank Philippines', digits(11)],
  ['HSBC', 'HSBC Philippines', digits(12)],
  ['CTBC', 'CTBC Bank Philippines', digits(12)],
  ['STERLING', 'Sterling Bank of Asia', digits(12)],
  ['VETERANS', 'Philippine Veterans Bank', '\\d{10,14}'],
  ['PBB', 'Philippine Business Bank', '\\d{12,14}'],
  ['CIMB', 'CIMB Bank Philippines', digits(14)],
  ['TONIK', 'Tonik Digital Bank', '\\d{12,14}'],
  ['MARIBANK', 'MariBank Philippines', '\\d{11,14}'],
  ['GOTYME', 'GoTyme Bank', digits(12)],
  ['MAYABANK', 'Maya Bank', digits(12)],
  ['UNO', 'UNO Digital Bank', '\\d{10,14}'],
  ['BDONETWORK', 'BDO Network Bank', digits(12)],
  ['EQUICOM', 'Equicom Savings Bank', '\\d{10,14}'],
  ['CITYSTATE', 'Citystate Savings Bank', '\\d{10,14}'],
  ['CEBUANA', 'Cebuana Lhuillier Bank', '\\d{10,16}'],
  ['OFBANK', 'Overseas Filipino Bank', digits(10)],
]

const WALLETS: readonly (readonly [string, string])[] = [
  ['GCASH', 'GCash'],
  ['MAYA', 'Maya'],
  ['GRABPAY', 'GrabPay'],
  ['COINS', 'Coins.ph'],
]

const CURRENCIES: readonly (readonly [string, string, string])[] = [
  ['USDT_TRC20', 'USDT (TRC20)', 'T[1-9A-HJ-NP-Za-km-z]{33}'],
  ['BTC', 'Bitcoin', '[13][1-9A-HJ-NP-Za-km-z]{25,34}|bc1[02-9ac-hj-np-z]{8,87}'],
]

export const PAYOUT_BANKS: readonly BankSeed[] = [
  ...BANKS.map(([code, name, numberPattern]) => ({
    code,
    name,
    kind: 'B' as const,
    groupName: '',
    numberPattern,
    numberKind: 'account' as const,
  })),
  ...WALLETS.map(([code, name]) => ({
    code,
    name,
    kind: 'E' as const,
    groupName: name,
    numberPattern: MOBILE,
    numberKind: 'mobile' as const,
  })),
  ...CURRENCIES.map(([code, name, numberPattern]) => ({
    code,
    name,
    kind: 'V' as const,
    groupName: '',
    numberPattern,
    numberKind: 'address' as const,
  })),
].map((bank, index) => ({ ...bank, sortIndex: index + 1 }))
