/** Performs a batch of vendors' calls in one transaction: locks, decides, moves the money, and stores the answers (WAL-11). */
import { playRefusal } from '#server/features/identity/member/may-play.check.ts'
import { playRooms } from '#server/features/identity/responsible-play/play-room.ts'
import { toBetRules } from '#server/features/money/turnover/bonus/bonus-bets.ts'
import { vendorAlgorithm } from '#server/features/play/game/vendor-algorithm.ts'
import { type CommitTransaction, type Ledger, type RoundRow, sendTogether, stepEntry } from '#server/ledger/index.ts'
import { type Decided, decideCalls } from './decide-calls.ts'
import { refusedWin } from './owed.ts'
import type { RefusedWinRepository } from './refused-wins.repository.ts'
import type { PlayerRow, VendorWalletRepository } from './vendor-wallet.repository.ts'
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
  /** The room that members' play limits leave; members without limits are absent. */
  async function roomsOf(tx: CommitTransaction, batch: readonly WalletCall[], players: readonly PlayerRow[], now: Date) {
    const own = new Set(players.flatMap(({ memberId, hasPlayLimit }) => (hasPlayLimit ? [memberId] : [])))
    const limited = new Map(
      batch.flatMap(({ memberId, isTrial, houseLimits }) =>
        !isTrial && (houseLimits || own.has(memberId)) ? [[memberId, houseLimits] as const] : [],
      ),
    )
    return playRooms(limited, await repository.limitUse(tx, [...limited.keys()], now))
  }

  /** Locks the accounts first and reads everything else under these locks; sends independent queries together. */
  async function read(tx: CommitTransaction, batch: readonly WalletCall[], now: Date): Promise<WalletState> {
    const memberIds = distinct(batch.map(({ memberId }) => memberId))
    const locked = await ledger.lockBalancesOfAll(memberIds, tx)
    const [answers, transactions, rounds, players, bonuses] = await sendTogether(tx, () =>
      Promise.all([
        repository.answers(
          tx,
          batch.map(({ vendorCode, requestId }) => [vendorCode, requestId] as const),
        ),
        repository.transactions(
          tx,
          batch.flatMap((call) => transactionKeyOf(call).map((key) => [call.vendorCode, key] as const)),
        ),
        repository.rounds(
          tx,
          batch.map(({ vendorCode, round }) => [vendorCode, round] as const),
        ),
        repository.players(tx, memberIds),
        repository.openBonuses(tx, memberIds),
      ]),
    )
    // A transaction may belong to another round than the call names.
    const others = [...transactions.values()].filter(({ vendorCode, roundKey }) => !rounds.has(stateKey(vendorCode, roundKey)))
    const otherRounds = await repository.rounds(
      tx,
      others.map(({ vendorCode, roundKey }) => [vendorCode, roundKey] as const),
    )
    const rooms = await roomsOf(tx, batch, players, now)
    const rules = new Map(bonuses.map((row) => [row.member_id, toBetRules(row)]))
    return {
      answers,
      transactions,
      rounds: new Map([...rounds, ...otherRounds]),
      balances: new Map(locked.map((account) => [balanceKey(account), account.balance])),
      players: new Map(
        players.map((row) => {
          const { memberId, isTest } = row
          const player: WalletPlayer = {
            isTest,
            refusal: playRefusal(row, now),
            room: rooms.get(memberId),
            bonus: rules.get(memberId),
          }
          return [memberId, player]
        }),
      ),
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

  /** Includes calls refused before: adding one again changes nothing. */
  const refusedIn = (batch: readonly WalletCall[], decisions: readonly Decided[], { transactions }: WalletState) =>
    batch.flatMap((call, index) => {
      // Not decided yet.
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
    const playerRows = rows.map((row) => toRow(row, posted, now))
    for (const round of rounds) {
      if (typeof round.rowId !== 'object' || round.rowId === null) continue
      const { entryId, createdAt } = posted[round.rowId.step]!
      Object.assign(round, { rowId: entryId, rowAt: createdAt })
    }
    const entryOf = (step: number | null) => (step === null ? null : posted[step]!.entryId)
    const entriesOf = ({ steps: { debit, credit, rollback } }: VendorTransactionState) => ({
      debit: entryOf(debit),
      credit: entryOf(credit),
      rollback: entryOf(rollback),
    })
    const answers = decisions.flatMap(({ isNew, answer }, index) => {
      const { vendorCode, requestId, fingerprint } = batch[index]!
      return isNew ? [{ vendorCode, requestId, fingerprint, answer }] : []
    })
    await sendTogether(tx, () =>
      Promise.all([
        ledger.putRounds(tx, playerRows),
        repository.keepRounds(tx, rounds, now),
        repository.keepTransactions(
          tx,
          transactions.map((made) => ({ ...made, entries: entriesOf(made) })),
          now,
        ),
        repository.addAnswers(tx, answers, now),
        refusedWins.add(refusedIn(batch, decisions, state), now, tx),
      ]),
    )
    return decisions.map((decided, index) => ({
      ...decided,
      isUnderBonus: state.players.get(batch[index]!.memberId)?.bonus !== undefined,
    }))
  }
}
