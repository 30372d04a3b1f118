/**
 * Bets on originals: placed, settled and answered in one call. Bets on all of them share their batches: one settlement for all games,
 * to which each bet brings its own `play`.
 */
import type * as z from 'zod'
import type { ErrorCode } from '#contract/errors.ts'
import { INHOUSE_VENDOR } from '#contract/play/game.ts'
import {
  type historyQuery,
  type OriginalRound,
  type OriginalTable,
  ORIGINALS_LEAST_MIN_STAKE,
} from '#contract/play/originals/original.ts'
import type { GameCaller } from '#server/http/caller.ts'
import { houseAccount, type Ledger, memberAccount, playKind, type RoundOutcome } from '#server/ledger/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { BetRules } from '#server/features/money/turnover/bonus/bonus-bets.ts'
import type { FairnessService } from '#server/features/play/fairness/fairness.service.ts'
import { type PlacedBet, roundRules, type SeededPlayer } from '#server/features/play/fairness/round-rules.ts'
import type { HousePlayLimits } from '#server/features/identity/responsible-play/play-room.ts'
import { limitRefusal, type OriginalGame, type OriginalLimits } from './original-game.ts'
import { fromSettled, fromStored } from './original-round.ts'
import type { OriginalsRepository } from './originals.repository.ts'

/** In 1/10 000 of the unit; merchants set their own. */
const DEFAULT_LIMITS: OriginalLimits = {
  minStake: 10_000n,
  maxStake: 100_000_000n,
  maxPayout: 1_000_000_000n,
  maxProfit: 1_000_000_000n,
}
/** Whatever a merchant has set: less would cost the player too much of the return (GAM-15). */
const LEAST_MIN_STAKE = BigInt(ORIGINALS_LEAST_MIN_STAKE * 10_000)
const PLAYERS_REMEMBERED = 200_000

interface Deps {
  rounds: OriginalsRepository
  fairness: FairnessService
  ledger: Ledger
  /** One wallet for all vendors; else a bet is the in-house vendor's wallet's. Asked on every bet: it must not ask the database. */
  isSingleWallet?: (merchantId: number) => boolean | Promise<boolean>
  limits?: (merchantId: number) => OriginalLimits | Promise<OriginalLimits>
  /** Does the merchant's table of the game run? */
  isOpen?: (merchantId: number, gameCode: string) => boolean | Promise<boolean>
  houseLimits?: (merchantId: number) => HousePlayLimits | undefined | Promise<HousePlayLimits | undefined>
  /** Is a reminder of time and money due (RG-10)? */
  isRealityCheckDue?: (player: Player) => boolean | Promise<boolean>
  /** What an open bonus lets the player bet. */
  bonusRules?: (player: Player) => BonusRules | undefined | Promise<BonusRules | undefined>
  /** Counts what was played for an open bonus; false where none is open any more. */
  followBonus?: (player: Player) => Promise<boolean>
}
type Player = Pick<GameCaller, 'memberId' | 'merchantId' | 'asset' | 'isTrial' | 'gameCode' | 'sessionId'>
type BonusRules = Pick<BetRules, 'maxStake' | 'minOdds' | 'maxOdds'>

function assertPlays(code: string, { gameCode }: Player): void {
  if (gameCode !== code) throw new AppError('permission.denied')
}

const always = () => true
const never = () => false
const none = () => undefined
const notOpen = () => Promise.resolve(false)
const isOfBonus = (error: unknown) => error instanceof AppError && error.code.startsWith('bonus.')

/** What stands in the way of any new bet: a closed table (ACC-09), a reminder that is due (RG-10). */
function obstacleOf(isTableOpen: boolean, isDue: boolean): ErrorCode | undefined {
  if (!isTableOpen) return 'vendor_under_maintenance'
  return isDue ? 'reality.check.due' : undefined
}

export function createOriginalsService({
  rounds,
  fairness,
  ledger,
  isSingleWallet = always,
  limits = () => DEFAULT_LIMITS,
  isOpen = always,
  houseLimits = none,
  isRealityCheckDue = never,
  bonusRules = none,
  followBonus = notOpen,
}: Deps) {
  /** Members known to have seeds: they never lose them, so asking once a process is enough. */
  const seeded = new Set<number>()
  const settle = ledger.settleRounds<PlacedBet, SeededPlayer, RoundOutcome>({
    rules: roundRules,
    decide: ({ play }, { serverSeed, clientSeed }, nonce) => play({ serverSeed, clientSeed, nonce }),
  })

  async function limitsOf(
    game: Pick<OriginalGame<never, object, object>, 'limitsOf'>,
    merchantId: number,
  ): Promise<OriginalLimits> {
    const set = await limits(merchantId)
    const kept = set.minStake < LEAST_MIN_STAKE ? { ...set, minStake: LEAST_MIN_STAKE } : set
    return game.limitsOf?.(kept) ?? kept
  }

  async function ensureSeeded(memberId: number): Promise<void> {
    if (seeded.has(memberId)) return
    await fairness.ensureSeeds(memberId)
    if (seeded.size >= PLAYERS_REMEMBERED) seeded.clear()
    seeded.add(memberId)
  }

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
      const kind = playKind(await isSingleWallet(player.merchantId), INHOUSE_VENDOR)
      const [balance, kept, rules] = await Promise.all([
        ledger.balanceOf(player.memberId, player.asset, undefined, kind),
        limitsOf(game, player.merchantId),
        bonusRules(player),
      ])
      const bonus = rules ? { maxStake: rules.maxStake, minOdds: rules.minOdds, maxOdds: rules.maxOdds } : null
      const { least, most, average } = game.returns(kept.minStake)
      return { ...game.pays, balance, ...kept, bonus, returnToPlayer: least, returnMost: most, returnAverage: average }
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
      await ensureSeeded(memberId)
      const kind = playKind(await isSingleWallet(merchantId), INHOUSE_VENDOR)
      const [kept, isTableOpen, house, isDue, accountIds] = await Promise.all([
        limitsOf(game, merchantId),
        isOpen(merchantId, code),
        houseLimits(merchantId),
        isRealityCheckDue(player),
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
        houseLimits: house,
        obstacle: obstacleOf(isTableOpen, isDue) ?? limitRefusal({ stake, possiblePayout }, kept),
      }
      const answered = await submit(game, placed).catch(async (error: unknown) => {
        // What was played meanwhile may have met the bonus: then it limits nothing any more.
        if (!isOfBonus(error) || (await followBonus(player))) throw error
        return submit(game, placed)
      })
      if (answered.isUnderBonus) await followBonus(player)
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
