/** A batch of vendors' calls in one transaction: locks, decides, moves the money, and keeps what was answered (WAL-11). */
import { playRefusal } from '#server/features/identity/member/may-play.check.ts'
import { playRooms } from '#server/features/identity/responsible-play/play-room.ts'
import { toBetRules } from '#server/features/money/turnover/bonus/bonus-bets.ts'
import { vendorAlgorithm } from '#server/features/play/game/vendor-algorithm.ts'
import { type CommitTransaction, type Ledger, type RoundRow, stepEntry } from '#server/ledger/index.ts'
import { type Decided, decideCalls } from './decide-calls.ts'
import { refusedWin } from './owed.ts'
import type { RefusedWinRepository } from './refused-wins.repository.ts'
import type { VendorWalletRepository } from './vendor-wallet.repository.ts'
import type { PlannedRow } from './wallet-plan.ts'
import {
  balanceKey,
  stateKey,
  type VendorTransactionState,
  type WalletCall,
  type WalletPlayer,
  type WalletState,
} from './wallet-state.ts'

export interface Performed extends Decided {
  /** A bonus was open when the call was decided. */
  isUnderBonus: boolean
}
interface Deps {
  repository: VendorWalletRepository
  refusedWins: Pick<RefusedWinRepository, 'add'>
  ledger: Pick<Ledger, 'lockBalancesOfAll' | 'postAllIn' | 'putRounds'>
}
interface PostedStep {
  entryId: bigint
  createdAt: Date
}

const transactionKeyOf = ({ move }: WalletCall) => ('transaction' in move ? [move.transaction] : [])
const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)]

export function createPerformCalls({ repository, refusedWins, ledger }: Deps) {
  async function playersOf(tx: CommitTransaction, batch: readonly WalletCall[], now: Date): Promise<Map<number, WalletPlayer>> {
    const memberIds = distinct(batch.map(({ memberId }) => memberId))
    const rows = await repository.players(tx, memberIds)
    const bonuses = new Map((await repository.openBonuses(tx, memberIds)).map((row) => [row.member_id, toBetRules(row)]))
    const own = new Set(rows.flatMap(({ memberId, hasPlayLimit }) => (hasPlayLimit ? [memberId] : [])))
    const limited = new Map(
      batch.flatMap(({ memberId, isTrial, houseLimits }) =>
        !isTrial && (houseLimits || own.has(memberId)) ? [[memberId, houseLimits] as const] : [],
      ),
    )
    const rooms = playRooms(limited, await repository.limitUse(tx, [...limited.keys()], now))
    return new Map(
      rows.map((row) => [
        row.memberId,
        {
          isTest: row.isTest,
          refusal: playRefusal(row, now),
          room: rooms.get(row.memberId),
          bonus: bonuses.get(row.memberId),
        },
      ]),
    )
  }

  /** The accounts first: all else is read under their locks. */
  async function read(tx: CommitTransaction, batch: readonly WalletCall[], now: Date): Promise<WalletState> {
    const locked = await ledger.lockBalancesOfAll(distinct(batch.map(({ memberId }) => memberId)), tx)
    const answers = await repository.answers(
      tx,
      batch.map(({ vendorCode, requestId }) => [vendorCode, requestId] as const),
    )
    const transactions = await repository.transactions(
      tx,
      batch.flatMap((call) => transactionKeyOf(call).map((key) => [call.vendorCode, key] as const)),
    )
    const rounds = await repository.rounds(tx, [
      ...batch.map(({ vendorCode, round }) => [vendorCode, round] as const),
      ...[...transactions.values()].map(({ vendorCode, roundKey }) => [vendorCode, roundKey] as const),
    ])
    return {
      answers,
      transactions,
      rounds,
      balances: new Map(locked.map((account) => [balanceKey(account), account.balance])),
      players: await playersOf(tx, batch, now),
    }
  }

  const toRow = (row: PlannedRow, posted: readonly PostedStep[], now: Date): RoundRow => {
    const { round, rowId, isVoided } = row
    const opened = typeof rowId === 'bigint' ? { entryId: rowId, createdAt: row.rowAt! } : posted[rowId.step]!
    return {
      id: opened.entryId,
      createdAt: opened.createdAt,
      settledAt: row.isSettled ? now : null,
      merchantId: round.merchantId,
      memberId: round.memberId,
      gameCode: round.gameCode,
      asset: round.asset,
      isTrial: row.isTrial,
      isTest: row.isTest,
      seedPairId: null,
      nonce: null,
      algorithm: vendorAlgorithm(round.vendorCode),
      stake: row.stake,
      payout: row.payout,
      balanceBefore: row.balanceBefore,
      balanceAfter: row.balanceAfter,
      detail: { vendor: round.vendorCode, round: round.key, ...(isVoided && { isVoided }) },
    }
  }

  /** Also of calls that were refused before: listing one again changes nothing. */
  const refusedIn = (batch: readonly WalletCall[], decisions: readonly Decided[], { transactions }: WalletState) =>
    batch.flatMap((call, index) => {
      // Not refused yet.
      if (decisions[index]!.isOfClosedRound) return []
      const [key] = transactionKeyOf(call)
      const named = key === undefined ? undefined : transactions.get(stateKey(call.vendorCode, key))
      return refusedWin(call, decisions[index]!.answer, named) ?? []
    })

  return async function performCalls(tx: CommitTransaction, batch: readonly WalletCall[], now: Date): Promise<Performed[]> {
    const state = await read(tx, batch, now)
    const { decisions, steps, rows, rounds, transactions } = decideCalls(batch, state, now)
    const entries = steps.map(({ step, owner, key, reference }) => {
      const entry = stepEntry(step, owner, { key, reference })
      if (!entry) throw new Error(`step ${key} moves nothing`)
      return entry
    })
    const posted: PostedStep[] = entries.length > 0 ? await ledger.postAllIn(tx, entries) : []
    await ledger.putRounds(
      tx,
      rows.map((row) => toRow(row, posted, now)),
    )
    for (const round of rounds) {
      if (typeof round.rowId !== 'object' || round.rowId === null) continue
      const { entryId, createdAt } = posted[round.rowId.step]!
      Object.assign(round, { rowId: entryId, rowAt: createdAt })
    }
    await repository.keepRounds(tx, rounds, now)
    const entryOf = (step: number | null) => (step === null ? null : posted[step]!.entryId)
    const entriesOf = ({ steps: { debit, credit, rollback } }: VendorTransactionState) => ({
      debit: entryOf(debit),
      credit: entryOf(credit),
      rollback: entryOf(rollback),
    })
    await repository.keepTransactions(
      tx,
      transactions.map((made) => ({ ...made, entries: entriesOf(made) })),
      now,
    )
    const answers = decisions.flatMap(({ isNew, answer }, index) => {
      const { vendorCode, requestId, fingerprint } = batch[index]!
      return isNew ? [{ vendorCode, requestId, fingerprint, answer }] : []
    })
    await repository.addAnswers(tx, answers, now)
    await refusedWins.add(refusedIn(batch, decisions, state), now, tx)
    return decisions.map((decided, index) => ({
      ...decided,
      isUnderBonus: state.players.get(batch[index]!.memberId)?.bonus !== undefined,
    }))
  }
}
