/** Bets and steps of stepped originals: checks the caller and interprets each call; `decide-steps.ts` decides the result. */
import { randomInt } from 'node:crypto'
import type * as z from 'zod'
import { factorPayout } from '#contract/play/originals/multiplier.ts'
import type { historyQuery } from '#contract/play/originals/original.ts'
import {
  LEFT_AFTER_MS,
  type Move,
  STEP_RULES,
  type StepBet,
  type StepBody,
  type StepRound,
  type SteppedOriginal,
} from '#contract/play/originals/stepped.ts'
import { memberAccount } from '#server/ledger/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Logger } from '#server/platform/logger.ts'
import { limitRefusal } from '../limits.ts'
import { statedPays } from '../stated.ts'
import { assertPlays, createTableRules, type Player, type TableDeps } from '../table-rules.ts'
import type { Decided, OpenCall, RoundCall } from './decide-steps.ts'
import { createPerformSteps } from './perform-steps.ts'
import type { SteppedRepository } from './stepped.repository.ts'
import { toShown } from './stepped-round.ts'

/** Attempts of a bet that coincides with a rotation of the player's seeds; each goes into the next batch. */
const TRIES = 50
/** Most left rounds the job ends in one run. */
const AT_ONCE = 500

interface Deps extends TableDeps {
  repository: SteppedRepository
  /** The games whose left rounds are ended. */
  games: readonly SteppedOriginal[]
  clock: Clock
  logger: Logger
}

export function createSteppedService({ repository, games, clock, logger, ...deps }: Deps) {
  const { ledger } = deps
  const tables = createTableRules(deps)
  const perform = ledger.shareCommits<RoundCall, Decided>(createPerformSteps({ repository, ledger }))

  async function submit(call: RoundCall): Promise<Extract<Decided, { kind: 'answered' }>> {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const decided = await perform(call)
      if (decided.kind === 'refused') throw new AppError(decided.refusal.code, decided.refusal.details)
      if (decided.kind === 'answered') return decided
    }
    throw new Error(`the seeds of member ${call.memberId} were rotated again and again`)
  }

  /** Creates the account if needed, because a missing one could not be locked. */
  async function accountOf(player: Pick<Player, 'merchantId' | 'memberId' | 'asset'>) {
    const kind = await tables.kindOf(player.merchantId)
    await ledger.resolveAccounts([memberAccount(player, kind)])
    return kind
  }

  async function openCall(game: SteppedOriginal, player: Player, bet: StepBet): Promise<OpenCall> {
    const { memberId, merchantId, asset, isTrial } = player
    const { requestId, stake } = bet
    const state = game.open(bet)
    const [kind, facts] = await Promise.all([accountOf(player), tables.factsOf(game, player)])
    const possiblePayout = factorPayout(stake, game.firstFactor(state))
    return {
      ask: 'OPEN',
      game,
      key: `${game.code}:${memberId}:${requestId}`,
      state,
      limits: facts.limits,
      obstacle: facts.obstacle ?? limitRefusal({ stake, possiblePayout }, facts.limits),
      stake,
      odds: game.firstOdds(state),
      merchantId,
      memberId,
      asset,
      isTrial,
      kind,
      houseLimits: facts.houseLimits,
    }
  }

  return {
    async table(game: SteppedOriginal, player: Player) {
      assertPlays(game.code, player)
      const [table, round] = await Promise.all([
        tables.tableOf(game, player),
        repository.openRound({ ...player, gameCode: game.code }),
      ])
      const offers = game.offers?.(randomInt)
      return { ...statedPays(game), ...offers, ...table, rules: STEP_RULES, round: round ? toShown(game, round) : null }
    },

    /**
     * Opens a round. A repeated `requestId` with the same bet returns that round in its current state.
     * Throws `account.balance.not.enough`, `bet.amount.limit`, `bonus.game.excluded`, `bonus.odds.range`, `bonus.stake.limit`,
     * `game.round.open`, `idempotency.key.reused`, `permission.denied`, `vendor_under_maintenance`, `play.excluded`, `play.limit.loss`,
     * `play.limit.session`, `reality.check.due`.
     */
    async bet(game: SteppedOriginal, player: Player, bet: StepBet): Promise<StepRound> {
      assertPlays(game.code, player)
      await tables.ensureSeeded(player.memberId)
      const call = await openCall(game, player, bet)
      const { round } = await tables.retryOverBonus(player, () => submit(call))
      return toShown(game, round)
    },

    /**
     * A step of an open round; `CASH_OUT` ends it. Allowed even if the table has closed or the member may no longer bet (ACC-09, RG-08).
     * Throws `bet.amount.limit`, `bet.target.invalid`, `bonus.odds.range`, `game.round.over`, `game.step.invalid`,
     * `idempotency.key.reused`, `no.data`, `permission.denied`.
     */
    async step(game: SteppedOriginal, player: Player, { roundId, requestId, step }: StepBody, move: Move): Promise<StepRound> {
      assertPlays(game.code, player)
      const { memberId, merchantId, asset, isTrial } = player
      const kind = await accountOf(player)
      const of = { game, merchantId, memberId, asset, isTrial, kind, houseLimits: undefined }
      const { round, isUnderBonus } = await submit({ ask: 'STEP', ...of, roundId: BigInt(roundId), requestId, step, move })
      if (isUnderBonus && round.settledAt) await tables.followBonus(player)
      return toShown(game, round)
    },

    async history(game: SteppedOriginal, player: Player, { page, size }: z.output<typeof historyQuery>) {
      const played = { ...player, gameCode: game.code }
      const [total, found] = await Promise.all([
        repository.countEnded(played),
        repository.history(played, { skip: (page - 1) * size, take: size }),
      ])
      const list = found.map((round) => ({ ...toShown(game, round), serverSeed: round.isRevealed ? round.serverSeed : null }))
      return { list, total, totalPages: Math.ceil(total / size) }
    },

    /** Ends rounds left open, by the rule their table states (GAM-06). Returns how many. */
    async endLeftRounds(): Promise<number> {
      const before = new Date(clock.now().getTime() - LEFT_AFTER_MS)
      const codes = games.map(({ code }) => code)
      const left = await repository.left(codes, before, AT_ONCE)
      for (const { gameCode, roundId, merchantId, memberId, asset, isTrial } of left) {
        const game = games.find(({ code }) => code === gameCode)!
        const kind = await accountOf({ merchantId, memberId, asset })
        const of = { game, merchantId, memberId, asset, isTrial, kind, houseLimits: undefined }
        const { round } = await submit({ ask: 'LEFT', ...of, roundId })
        logger.info(
          { gameCode, roundId: String(roundId), memberId, state: round.detail.state },
          'a round that was left open has ended',
        )
      }
      return left.length
    },
  }
}
export type SteppedService = ReturnType<typeof createSteppedService>
