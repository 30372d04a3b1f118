/**
 * Bets on originals: placed, settled and answered in one call. Bets on all of them share their batches: one settlement for all games,
 * to which each bet brings its own `play`.
 */
import type * as z from 'zod'
import type { historyQuery, OriginalRound, OriginalTable } from '#contract/play/originals/original.ts'
import { type PlacedBet, roundRules, type SeededPlayer } from '#server/features/play/fairness/round-rules.ts'
import { houseAccount, memberAccount, type RoundOutcome } from '#server/ledger/index.ts'
import { limitRefusal, type OriginalGame } from './original-game.ts'
import { fromSettled, fromStored } from './original-round.ts'
import type { OriginalsRepository } from './originals.repository.ts'
import { assertPlays, createTableRules, type Player, type TableDeps } from './table-rules.ts'

interface Deps extends TableDeps {
  rounds: OriginalsRepository
}

export function createOriginalsService({ rounds, ...deps }: Deps) {
  const { ledger } = deps
  const tables = createTableRules(deps)
  const settle = ledger.settleRounds<PlacedBet, SeededPlayer, RoundOutcome>({
    rules: roundRules,
    decide: ({ play }, { serverSeed, clientSeed }, nonce) => play({ serverSeed, clientSeed, nonce }),
  })

  /** `isUnderBonus`: what was bet may have met what must be played for it. */
  async function submit<Shown extends object>(game: OriginalGame<never, Shown, object>, placed: PlacedBet) {
    const result = await settle(placed)
    if (result.status === 'settled') {
      return { round: fromSettled(game, result), isUnderBonus: !placed.isTrial && result.player.bonus !== undefined }
    }
    const [round] = await rounds.rounds({ gameCode: game.code, id: result.roundId })
    if (!round) throw new Error(`round ${result.roundId} is gone`)
    return { round: fromStored(game, round), isUnderBonus: false }
  }

  return {
    async table<Bet extends { requestId: string }, Shown extends object, Pays extends object>(
      game: OriginalGame<Bet, Shown, Pays>,
      player: Player,
    ): Promise<OriginalTable & Pays> {
      assertPlays(game.code, player)
      return { ...game.pays, ...(await tables.tableOf(game, player)) }
    },

    /**
     * Bets and settles. The same `requestId` with the same bet answers the same round.
     * Throws `account.balance.not.enough`, `bet.amount.limit`, `bet.target.invalid`, `bonus.game.excluded`, `bonus.odds.range`,
     * `bonus.stake.limit`, `idempotency.key.reused`, `permission.denied`, `vendor_under_maintenance`, `play.excluded`, `play.limit.loss`,
     * `play.limit.session`, `reality.check.due`.
     */
    async bet<Bet extends { requestId: string }, Shown extends object, Pays extends object>(
      game: OriginalGame<Bet, Shown, Pays>,
      player: Player,
      bet: Bet,
    ): Promise<OriginalRound & Shown> {
      const { code, algorithm } = game
      assertPlays(code, player)
      const { stake, choices, possiblePayout, odds, play } = game.place(bet)
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
        play,
        houseLimits: facts.houseLimits,
        obstacle: facts.obstacle ?? limitRefusal({ stake, possiblePayout }, facts.limits),
      }
      const answered = await tables.retryOverBonus(player, () => submit(game, placed))
      if (answered.isUnderBonus) await tables.followBonus(player)
      return answered.round
    },

    async history<Bet extends { requestId: string }, Shown extends object, Pays extends object>(
      game: OriginalGame<Bet, Shown, Pays>,
      { memberId, asset }: Player,
      { page, size }: z.output<typeof historyQuery>,
    ) {
      const [total, found] = await Promise.all([
        rounds.countRounds(game.code, memberId, asset),
        rounds.rounds({ gameCode: game.code, memberId, asset }, { skip: (page - 1) * size, take: size }),
      ])
      return {
        list: found.map((round) => ({ ...fromStored(game, round), serverSeed: round.serverSeed })),
        total,
        totalPages: Math.ceil(total / size),
      }
    },
  }
}
export type OriginalsService = ReturnType<typeof createOriginalsService>
