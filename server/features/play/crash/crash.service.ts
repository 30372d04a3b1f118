/** The table of Crash: presents the shared round and checks who may bet on it; `decide-crash.ts` decides bets and cash-outs. */
import type * as z from 'zod'
import type { Value } from '#contract/endpoint.ts'
import {
  type CrashBet,
  CRASH_GAME_CODE,
  type crashCashOut,
  type CrashPlaced,
  CRASH_RULES,
  type rounds as roundsEndpoint,
  type table as tableEndpoint,
} from '#contract/play/crash/crash.ts'
import { CRASH_LEAST, CRASH_MOST, highestTarget } from '#contract/play/crash/crash-curve.ts'
import type { historyQuery } from '#contract/play/originals/original.ts'
import { limitRefusal } from '#server/features/play/originals/limits.ts'
import { assertPlays, createTableRules, type Player, type TableDeps } from '#server/features/play/originals/table-rules.ts'
import { crashOptions } from '#server/games/fair/crash-returns.ts'
import { memberAccount } from '#server/ledger/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import { payoutAt, toCrashBet, toCrashRound, toCrashSeat } from './crash-bet.ts'
import type { CrashFeed } from './crash-feed.ts'
import type { CrashRepository } from './crash.repository.ts'
import type { BetCall, CashOutCall, CrashCall, Decided } from './decide-crash.ts'
import type { PerformCrash } from './perform-crash.ts'

const TRIES = 50
/** Most seats the table shows. */
const SEATS_SHOWN = 100
const GAME = { code: CRASH_GAME_CODE, options: crashOptions }

interface Deps extends TableDeps {
  repository: CrashRepository
  performing: PerformCrash
  feed: CrashFeed
  clock: Clock
}

export function createCrashService({ repository, performing, feed, clock, ...deps }: Deps) {
  const { ledger } = deps
  const tables = createTableRules(deps)
  const perform = ledger.shareCommits<CrashCall, Decided>(performing.perform)

  async function submit(call: CrashCall): Promise<Extract<Decided, { kind: 'answered' }>> {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const decided = await perform(call)
      if (decided.kind === 'refused') throw new AppError(decided.refusal.code, decided.refusal.details)
      if (decided.kind === 'answered') return decided
    }
    throw new Error(`the seeds of member ${call.memberId} were rotated again and again`)
  }

  /** Creates the account if needed, because a missing one could not be locked. */
  async function accountOf(player: Player) {
    const kind = await tables.kindOf(player.merchantId)
    await ledger.resolveAccounts([memberAccount(player, kind)])
    return kind
  }

  async function chainOf(chainId: number | undefined) {
    if (chainId === undefined) return null
    const { terminatingHash, salt, length } = await repository.chain(chainId)
    return { terminatingHash, salt, length }
  }

  return {
    async table(player: Player): Promise<Value<typeof tableEndpoint>> {
      assertPlays(CRASH_GAME_CODE, player)
      const round = await repository.latestRound()
      const [table, chain, bet, seats] = await Promise.all([
        tables.tableOf(GAME, player),
        chainOf(round?.chainId),
        round && repository.ownBet(round.id, player),
        round ? repository.seats(round.id, player.merchantId, player.asset, SEATS_SHOWN) : [],
      ])
      return {
        ...table,
        rules: CRASH_RULES,
        chain,
        round: round ? toCrashRound(round) : null,
        now: clock.now().getTime(),
        bet: bet ? toCrashBet(bet) : null,
        seats: seats.map(toCrashSeat),
      }
    },

    /**
     * Bets on the round that is taking bets. A repeated `requestId` with the same bet returns that bet in its current state.
     * Throws `account.balance.not.enough`, `bet.amount.limit`, `bonus.game.excluded`, `bonus.odds.range`, `bonus.stake.limit`,
     * `game.round.open`, `game.round.over`, `idempotency.key.reused`, `no.data`, `permission.denied`, `vendor_under_maintenance`,
     * `play.excluded`, `play.limit.loss`, `play.limit.session`, `reality.check.due`.
     */
    async bet(player: Player, { requestId, round, stake, autoCashOut = null }: CrashPlaced): Promise<CrashBet> {
      const receivedAt = clock.now()
      assertPlays(CRASH_GAME_CODE, player)
      const { memberId, merchantId, asset, isTrial } = player
      await tables.ensureSeeded(memberId)
      const [kind, facts] = await Promise.all([accountOf(player), tables.factsOf(GAME, player)])
      const most = stake > 0n ? highestTarget(stake, facts.limits.maxProfit) : CRASH_MOST
      const call: BetCall = {
        ask: 'BET',
        key: `${CRASH_GAME_CODE}:${memberId}:${requestId}`,
        roundId: BigInt(round),
        receivedAt,
        stake,
        autoCashOut,
        limits: facts.limits,
        obstacle: facts.obstacle ?? limitRefusal({ stake, possiblePayout: payoutAt(stake, CRASH_LEAST) }, facts.limits),
        // A manual cash-out can happen at any multiplier.
        odds:
          autoCashOut === null
            ? { least: CRASH_LEAST * 100, most: most * 100 }
            : { least: autoCashOut * 100, most: autoCashOut * 100 },
        memberId,
        merchantId,
        asset,
        isTrial,
        kind,
        houseLimits: facts.houseLimits,
      }
      const { bet } = await tables.retryOverBonus(player, () => submit(call))
      feed.add(bet)
      return toCrashBet(bet)
    },

    /** Throws `bonus.odds.range`, `game.round.over`, `game.step.invalid`, `no.data`, `permission.denied`. */
    async cashOut(player: Player, { requestId, round }: z.output<typeof crashCashOut>): Promise<CrashBet> {
      const receivedAt = clock.now()
      assertPlays(CRASH_GAME_CODE, player)
      const { memberId, merchantId, asset, isTrial } = player
      const kind = await accountOf(player)
      const of = { memberId, merchantId, asset, isTrial, kind, houseLimits: undefined }
      const call: CashOutCall = { ask: 'CASH_OUT', ...of, requestId, roundId: BigInt(round), receivedAt }
      const { bet, isUnderBonus } = await submit(call)
      if (isUnderBonus) await tables.followBonus(player)
      feed.add(bet)
      return toCrashBet(bet)
    },

    async history(player: Player, { page, size }: z.output<typeof historyQuery>) {
      const [total, found] = await Promise.all([
        repository.countSettled(player),
        repository.history(player, (page - 1) * size, size),
      ])
      const list = found.map(({ point, hash, salt, commitment, ...bet }) => ({
        ...toCrashBet(bet),
        point,
        hash,
        proof: { salt, commitment },
      }))
      return { list, total, totalPages: Math.ceil(total / size) }
    },

    async rounds({ page, size }: z.output<typeof historyQuery>): Promise<Value<typeof roundsEndpoint>> {
      const found = await repository.crashed((page - 1) * size, size)
      return {
        list: found.map(({ terminatingHash, salt, commitment, ...round }) => ({
          ...toCrashRound(round),
          terminatingHash,
          salt,
          commitment,
        })),
      }
    },
  }
}
export type CrashService = ReturnType<typeof createCrashService>
