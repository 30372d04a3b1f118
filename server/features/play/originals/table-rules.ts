/** Rules for a merchant's table of any original: limits, closed tables, reminders, wallets, and limits of an open bonus. */
import type { ErrorCode } from '#contract/errors.ts'
import { INHOUSE_VENDOR } from '#contract/play/game.ts'
import type { InstantOriginal } from '#contract/play/originals/instant.ts'
import type { Original, OriginalTable } from '#contract/play/originals/original.ts'
import type { BetRules } from '#server/features/money/turnover/bonus/bonus-bets.ts'
import type { HousePlayLimits } from '#server/features/identity/responsible-play/play-room.ts'
import type { FairnessService } from '#server/features/play/fairness/fairness.service.ts'
import type { GameCaller } from '#server/http/caller.ts'
import { type Ledger, type MemberKind, playKind } from '#server/ledger/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import { leastStake, type OriginalLimits } from './limits.ts'
import { statedReturns } from './stated.ts'

/** In 1/10 000 of the unit; merchants set their own. */
const DEFAULT_LIMITS: OriginalLimits = {
  minStake: 10_000n,
  maxStake: 100_000_000n,
  maxPayout: 1_000_000_000n,
  maxProfit: 1_000_000_000n,
}
const PLAYERS_REMEMBERED = 200_000

export type Player = Pick<GameCaller, 'memberId' | 'merchantId' | 'asset' | 'isTrial' | 'gameCode' | 'sessionId'>
type BonusRules = Pick<BetRules, 'maxStake' | 'minOdds' | 'maxOdds'>
type TableGame = Pick<InstantOriginal, 'code' | 'hidesMaxProfit'>

export interface TableDeps {
  fairness: Pick<FairnessService, 'ensureSeeds'>
  ledger: Ledger
  /** One wallet for all vendors; otherwise the in-house vendor's wallet pays. Called on every bet, so it must not query the database. */
  isSingleWallet?: (merchantId: number) => boolean | Promise<boolean>
  limits?: (merchantId: number) => OriginalLimits | Promise<OriginalLimits>
  /** Whether automatic bets are allowed. */
  hasAutoBet?: (merchantId: number) => boolean | Promise<boolean>
  /** Whether the merchant's table of the game is open. */
  isOpen?: (merchantId: number, gameCode: string) => boolean | Promise<boolean>
  houseLimits?: (merchantId: number) => HousePlayLimits | undefined | Promise<HousePlayLimits | undefined>
  /** Whether a reminder of time and money is due (RG-10). */
  isRealityCheckDue?: (player: Player) => boolean | Promise<boolean>
  /** The bet limits of the player's open bonus. */
  bonusRules?: (player: Player) => BonusRules | undefined | Promise<BonusRules | undefined>
  /** Counts rounds played towards an open bonus; false if no bonus is open any more. */
  followBonus?: (player: Player) => Promise<boolean>
}

const always = () => true
const never = () => false
const none = () => undefined
const notOpen = () => Promise.resolve(false)
const isOfBonus = (error: unknown) => error instanceof AppError && error.code.startsWith('bonus.')

/** A session plays one game. */
export function assertPlays(code: string, { gameCode }: Pick<Player, 'gameCode'>): void {
  if (gameCode !== code) throw new AppError('permission.denied')
}

/** The reason why no new bet is accepted: a closed table (ACC-09), or a reminder that is due (RG-10). */
function obstacleOf(isTableOpen: boolean, isDue: boolean): ErrorCode | undefined {
  if (!isTableOpen) return 'vendor_under_maintenance'
  return isDue ? 'reality.check.due' : undefined
}

export function createTableRules({
  fairness,
  ledger,
  isSingleWallet = always,
  limits = () => DEFAULT_LIMITS,
  hasAutoBet = always,
  isOpen = always,
  houseLimits = none,
  isRealityCheckDue = never,
  bonusRules = none,
  followBonus = notOpen,
}: TableDeps) {
  /** Members known to have seeds. Members never lose them, so one check per process is enough. */
  const seeded = new Set<number>()

  async function limitsOf(game: TableGame, merchantId: number): Promise<OriginalLimits> {
    const set = await limits(merchantId)
    const kept = { ...set, minStake: leastStake(set.minStake) }
    return game.hidesMaxProfit && kept.maxProfit < kept.maxPayout ? { ...kept, maxPayout: kept.maxProfit } : kept
  }

  const kindOf = async (merchantId: number): Promise<MemberKind> => playKind(await isSingleWallet(merchantId), INHOUSE_VENDOR)

  return {
    kindOf,
    followBonus,

    async ensureSeeded(memberId: number): Promise<void> {
      if (seeded.has(memberId)) return
      await fairness.ensureSeeds(memberId)
      if (seeded.size >= PLAYERS_REMEMBERED) seeded.clear()
      seeded.add(memberId)
    },

    /** Facts about a bet that are known without a lock. */
    async factsOf(game: TableGame, player: Player) {
      const { merchantId } = player
      const [kept, isTableOpen, house, isDue] = await Promise.all([
        limitsOf(game, merchantId),
        isOpen(merchantId, game.code),
        houseLimits(merchantId),
        isRealityCheckDue(player),
      ])
      return { limits: kept, houseLimits: house, obstacle: obstacleOf(isTableOpen, isDue) }
    },

    async tableOf(game: TableGame & Pick<Original, 'options'>, player: Player): Promise<OriginalTable> {
      const [balance, kept, rules, isAutoBetAllowed] = await Promise.all([
        ledger.balanceOf(player.memberId, player.asset, undefined, await kindOf(player.merchantId)),
        limitsOf(game, player.merchantId),
        bonusRules(player),
        hasAutoBet(player.merchantId),
      ])
      const bonus = rules ? { maxStake: rules.maxStake, minOdds: rules.minOdds, maxOdds: rules.maxOdds } : null
      const { least, most, average } = statedReturns(game, kept.minStake)
      return {
        balance,
        ...kept,
        bonus,
        returnToPlayer: least,
        returnMost: most,
        returnAverage: average,
        hasAutoBet: isAutoBetAllowed,
      }
    },

    /** Retries a bet refused by a bonus: rounds played meanwhile may have met the bonus, which then no longer limits bets. */
    retryOverBonus: <T>(player: Player, submit: () => Promise<T>): Promise<T> =>
      submit().catch(async (error: unknown) => {
        if (!isOfBonus(error) || (await followBonus(player))) throw error
        return submit()
      }),
  }
}
export type TableRules = ReturnType<typeof createTableRules>
