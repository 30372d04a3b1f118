/** Members, postings and bets as rows of files. */
import type { BetRow, MemberRow } from '#contract/back-office/player-profile/player-profile.ts'
import { moneyToWire } from '#contract/wire.ts'
import { fileTime } from '#server/platform/report/report-time.ts'
import type { PostingRow } from './player-profile.repository.ts'

const yes = (is: boolean) => (is ? 'yes' : 'no')

export const MEMBER_CSV_HEAD = [
  'id',
  'username',
  'nickname',
  'type',
  'status',
  'tester',
  'agent',
  'balance',
  'registered',
  'lastLogin',
  'tags',
]
export const playerProfileRow = (row: MemberRow, zone: string) => [
  row.id,
  row.username,
  row.nickname,
  row.type,
  row.status,
  yes(row.isTest),
  row.agent ?? '',
  moneyToWire(row.balance),
  fileTime(new Date(row.registeredAt), zone),
  row.lastLoginAt === null ? '' : fileTime(new Date(row.lastLoginAt), zone),
  row.tags.join('; '),
]

export const LEDGER_FILE_HEAD = ['id', 'at', 'code', 'type', 'account', 'reference', 'amount', 'balanceAfter']
export const ledgerFileRow = (row: PostingRow, zone: string) => [
  `${row.entryId}-${row.line}`,
  fileTime(row.at, zone),
  row.code,
  row.type,
  row.account,
  row.reference,
  moneyToWire(row.amount),
  row.balanceAfter === null ? '' : moneyToWire(row.balanceAfter),
]

export const BET_FILE_HEAD = [
  'id',
  'at',
  'game',
  'stake',
  'payout',
  'balanceAfter',
  'trial',
  'correction',
  'stakeBefore',
  'payoutBefore',
]
export const betFileRow = (row: BetRow, zone: string) => [
  row.id,
  fileTime(new Date(row.at), zone),
  row.game,
  moneyToWire(row.stake),
  moneyToWire(row.payout),
  moneyToWire(row.balanceAfter),
  yes(row.isTrial),
  row.correction?.kind ?? '',
  row.correction ? moneyToWire(row.correction.stakeBefore) : '',
  row.correction ? moneyToWire(row.correction.payoutBefore) : '',
]
