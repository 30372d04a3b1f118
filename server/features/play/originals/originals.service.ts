/**
 * Bets on originals: places, settles and answers a bet in one call. Bets on all games share batches and one settlement, to which each
 * bet brings its own `play`.
 */
import type * as z from 'zod'
import type { InstantOriginal } from '#contract/play/originals/instant.ts'
import type { historyQuery, OriginalRound, OriginalTable } from '#contract/play/originals/original.ts'
import { type PlacedBet, roundRules, type SeededPlayer } from '#server/features/play/fairness/round-rules.ts'
import { drawsOn } from '#server/games/fair/draws.ts'
import { houseAccount, memberAccount, type RoundOutcome } from '#server/ledger/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import { limitRefusal } from './limits.ts'
import { settledRound, storedRound, toStored } from './original-round.ts'
import type { OriginalsRepository } from './originals.repository.ts'
import { statedPays } from './stated.ts'
import { assertPlays, createTableRules, type Player, type TableDeps } from './table-rules.ts'

interface Deps extends TableDeps {
  rounds: OriginalsRepository
}
type Bet = Parameters<InstantOriginal['place']>[0]
type Detail = z.output<InstantOriginal['detail']>

export function createOriginalsService({ rounds, ...deps }: Deps) {
  const { ledger } = deps
  const tables = createTableRules(deps)
  const settle = ledger.settleRounds<PlacedBet, SeededPlayer, RoundOutcome>({
    rules: roundRules,
    decide: ({ play }, { serverSeed, clientSeed }, nonce) => play({ serverSeed, clientSeed, nonce }),
  })

  /** `isUnderBonus`: the bet may have met the bonus's turnover requirement. */
  async function submit(game: InstantOriginal, placed: PlacedBet) {
    const result = await settle(placed)
    if (result.status === 'settled') {
      return { round: settledRound(game, result), isUnderBonus: !placed.isTrial && result.player.bonus !== undefined }
    }
    const [round] = await rounds.rounds({ gameCode: game.code, id: result.roundId })
    if (!round) throw new Error(`round ${result.roundId} is gone`)
    return { round: storedRound(game, round), isUnderBonus: false }
  }

  return {
    async table(game: InstantOriginal, player: Player): Promise<OriginalTable> {
      assertPlays(game.code, player)
      return { ...statedPays(game), ...(await tables.tableOf(game, player)) }
    },

    /**
     * Bets and settles. A repeated `requestId` with the same bet returns the same round.
     * Throws `account.balance.not.enough`, `bet.amount.limit`, `bet.target.invalid`, `bonus.game.excluded`, `bonus.odds.range`,
     * `bonus.stake.limit`, `idempotency.key.reused`, `permission.denied`, `vendor_under_maintenance`, `play.excluded`, `play.limit.loss`,
     * `play.limit.session`, `reality.check.due`.
     */
    async bet(game: InstantOriginal, player: Player, bet: Bet): Promise<OriginalRound & Detail> {
      const { code, algorithm } = game
      assertPlays(code, player)
      const placing = game.place(bet)
      if (typeof placing === 'string') throw new AppError(placing)
      const { stake, choices, possiblePayout, odds } = placing
      const { memberId, merchantId, asset, isTrial } = player
      await tables.ensureSeeded(memberId)
      const kind = await tables.kindOf(merchantId)
      const [facts, accountIds] = await Promise.all([
        tables.factsOf(game, player),
        ledger.resolveAccounts([memberAccount(player, kind), houseAccount(player, 'HOUSE_GAMES')]),
      ])
      const placed: PlacedBet = {
        gameCode: code,
        algorithm,
        key: `${code}:${memberId}:${bet.requestId}`,
        fingerprint: `${asset}:${stake}:${choices}`,
        merchantId,
        memberId,
        asset,
        isTrial,
        accountId: accountIds[0]!,
        houseId: accountIds[1]!,
        stake,
        odds,
        play(seeds) {
          const { payout, detail } = placing.play(drawsOn(seeds))
          return { payout, detail: toStored(game, detail) }
        },
        houseLimits: facts.houseLimits,
        obstacle: facts.obstacle ?? limitRefusal({ stake, possiblePayout }, facts.limits),
      }
      const answered = await tables.retryOverBonus(player, () => submit(game, placed))
      if (answered.isUnderBonus) await tables.followBonus(player)
      return answered.round
    },

    async history(game: InstantOriginal, { memberId, asset }: Player, { page, size }: z.output<typeof historyQuery>) {
      const [total, found] = await Promise.all([
        rounds.countRounds(game.code, memberId, asset),
        rounds.rounds({ gameCode: game.code, memberId, asset }, { skip: (page - 1) * size, take: size }),
      ])
      return {
        list: found.map((round) => ({ ...storedRound(game, round), serverSeed: round.serverSeed })),
        total,
        totalPages: Math.ceil(total / size),
      }
    },
  }
}
export type OriginalsService = ReturnType<typeof createOriginalsService>
