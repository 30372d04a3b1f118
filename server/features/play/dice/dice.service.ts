import type { Body, Query, Value } from '#contract/endpoint.ts'
import type * as diceEndpoints from '#contract/play/dice/dice.ts'
import { DICE_GAME_CODE, DICE_LEAST_MIN_STAKE, type DiceBet, type DiceRound, type DiceTable } from '#contract/play/dice/dice.ts'
import { DICE_ALGORITHM, diceMultiplier } from '#contract/play/dice/dice-roll.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { INHOUSE_VENDOR } from '#contract/play/game.ts'
import { diceReturns } from '#server/games/fair/dice.ts'
import type { GameCaller } from '#server/http/caller.ts'
import { houseAccount, type Ledger, memberAccount, playKind, type RoundResult } from '#server/ledger/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { BetRules } from '#server/features/money/turnover/bonus/bonus-bets.ts'
import type { FairnessService } from '#server/features/play/fairness/fairness.service.ts'
import { roundRules, type SeededPlayer } from '#server/features/play/fairness/round-rules.ts'
import type { HousePlayLimits } from '#server/features/identity/responsible-play/play-room.ts'
import { decideBet, type DiceDecision, type DiceLimits, limitRefusal, type PlacedDiceBet } from './decide-bet.ts'
import type { DiceRepository, StoredRound } from './dice.repository.ts'

/** In 1/10 000 of the unit; merchants set their own. */
export const DEFAULT_DICE_LIMITS: DiceLimits = { minStake: 10_000n, maxStake: 100_000_000n, maxPayout: 1_000_000_000n }
/** Whatever a merchant has set: less would cost the player too much of the return (GAM-15). */
const LEAST_MIN_STAKE = BigInt(DICE_LEAST_MIN_STAKE * 10_000)
const PLAYERS_REMEMBERED = 200_000

interface Deps {
  dice: DiceRepository
  fairness: FairnessService
  ledger: Ledger
  /** One wallet for all vendors; else a bet is the in-house vendor's wallet's. Asked on every bet: it must not ask the database. */
  isSingleWallet?: (merchantId: number) => boolean | Promise<boolean>
  diceLimits?: (merchantId: number) => DiceLimits | Promise<DiceLimits>
  /** Does the merchant's table run? */
  isOpen?: (merchantId: number) => boolean | Promise<boolean>
  houseLimits?: (merchantId: number) => HousePlayLimits | undefined | Promise<HousePlayLimits | undefined>
  /** Is a reminder of time and money due (RG-10)? */
  isRealityCheckDue?: (player: Player) => boolean | Promise<boolean>
  /** What an open bonus lets the player bet. */
  bonusRules?: (player: Player) => BonusRules | undefined | Promise<BonusRules | undefined>
  /** Counts what was played for an open bonus; false where none is open any more. */
  followBonus?: (player: Player) => Promise<boolean>
}
type Player = Pick<GameCaller, 'memberId' | 'merchantId' | 'asset' | 'isTrial' | 'gameCode' | 'sessionId'>

/** With an open bonus, what was bet may have met what must be played for it. */
interface Answered {
  round: DiceRound
  isUnderBonus: boolean
}
type Settled = Extract<RoundResult<PlacedDiceBet, SeededPlayer, DiceDecision>, { status: 'settled' }>
type BonusRules = Pick<BetRules, 'maxStake' | 'minOdds' | 'maxOdds'>

function assertPlaysDice({ gameCode }: Player): void {
  if (gameCode !== DICE_GAME_CODE) throw new AppError('permission.denied')
}

const keyOf = (memberId: number, requestId: string) => `dice:${memberId}:${requestId}`
const fingerprintOf = (asset: string, { stake, target, direction }: DiceBet) => `${asset}:${stake}:${target}:${direction}`

const fromStored = (round: StoredRound): DiceRound => ({
  roundId: String(round.id),
  ...round.detail,
  win: round.payout > 0n,
  stake: round.stake,
  payout: round.payout,
  balanceBefore: round.balanceBefore,
  balanceAfter: round.balanceAfter,
  serverSeedHash: round.serverSeedHash,
  clientSeed: round.clientSeed,
  nonce: round.nonce,
  algorithm: round.algorithm,
  settledAt: round.createdAt.getTime(),
})

function fromSettled({ request, player, nonce, balanceBefore, outcome, roundId, settledAt }: Settled): DiceRound {
  const { stake, target, direction } = request.bet
  return {
    roundId,
    roll: outcome.roll,
    target,
    direction,
    multiplier: outcome.multiplier,
    win: outcome.isWin,
    stake,
    payout: outcome.payout,
    balanceBefore,
    balanceAfter: balanceBefore - stake + outcome.payout,
    serverSeedHash: player.serverSeedHash,
    clientSeed: player.clientSeed,
    nonce,
    algorithm: DICE_ALGORITHM,
    settledAt: settledAt.getTime(),
  }
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

export function createDiceService({
  dice,
  fairness,
  ledger,
  isSingleWallet = always,
  diceLimits = () => DEFAULT_DICE_LIMITS,
  isOpen = always,
  houseLimits = none,
  isRealityCheckDue = never,
  bonusRules = none,
  followBonus = notOpen,
}: Deps) {
  async function limitsOf(merchantId: number): Promise<DiceLimits> {
    const limits = await diceLimits(merchantId)
    return limits.minStake < LEAST_MIN_STAKE ? { ...limits, minStake: LEAST_MIN_STAKE } : limits
  }
  /** Members known to have seeds: they never lose them, so asking once a process is enough. */
  const seeded = new Set<number>()
  const settle = ledger.settleRounds<PlacedDiceBet, SeededPlayer, DiceDecision>({
    rules: roundRules,
    decide: decideBet,
  })

  async function ensureSeeded(memberId: number): Promise<void> {
    if (seeded.has(memberId)) return
    await fairness.ensureSeeds(memberId)
    if (seeded.size >= PLAYERS_REMEMBERED) seeded.clear()
    seeded.add(memberId)
  }

  async function submit(placed: PlacedDiceBet): Promise<Answered> {
    const result = await settle(placed)
    if (result.status === 'settled') {
      return { round: fromSettled(result), isUnderBonus: !placed.isTrial && result.player.bonus !== undefined }
    }
    const [round] = await dice.rounds({ id: result.roundId })
    if (!round) throw new Error(`round ${result.roundId} is gone`)
    return { round: fromStored(round), isUnderBonus: false }
  }

  return {
    async table(player: Player): Promise<DiceTable> {
      assertPlaysDice(player)
      const kind = playKind(await isSingleWallet(player.merchantId), INHOUSE_VENDOR)
      const [balance, limits, rules] = await Promise.all([
        ledger.balanceOf(player.memberId, player.asset, undefined, kind),
        limitsOf(player.merchantId),
        bonusRules(player),
      ])
      const bonus = rules ? { maxStake: rules.maxStake, minOdds: rules.minOdds, maxOdds: rules.maxOdds } : null
      const { least, most, average } = diceReturns(limits.minStake)
      return { balance, ...limits, bonus, returnToPlayer: least, returnMost: most, returnAverage: average }
    },

    /**
     * Bets, rolls and settles. The same `requestId` with the same bet answers the same round.
     * Throws `account.balance.not.enough`, `bet.amount.limit`, `bonus.game.excluded`, `bonus.odds.range`, `bonus.stake.limit`, `idempotency.key.reused`, `permission.denied`,
     * `vendor_under_maintenance`, `play.excluded`, `play.limit.loss`, `play.limit.session`, `reality.check.due`.
     */
    async bet(player: Player, bet: Body<typeof diceEndpoints.bet>): Promise<DiceRound> {
      assertPlaysDice(player)
      const { memberId, merchantId, asset, isTrial } = player
      await ensureSeeded(memberId)
      const kind = playKind(await isSingleWallet(merchantId), INHOUSE_VENDOR)
      const [limits, isTableOpen, house, isDue, accountIds] = await Promise.all([
        limitsOf(merchantId),
        isOpen(merchantId),
        houseLimits(merchantId),
        isRealityCheckDue(player),
        ledger.resolveAccounts([memberAccount(player, kind), houseAccount(player, 'HOUSE_GAMES')]),
      ])
      const placed: PlacedDiceBet = {
        gameCode: DICE_GAME_CODE,
        algorithm: DICE_ALGORITHM,
        key: keyOf(memberId, bet.requestId),
        fingerprint: fingerprintOf(asset, bet),
        merchantId,
        memberId,
        asset,
        isTrial,
        accountId: accountIds[0]!,
        houseId: accountIds[1]!,
        stake: bet.stake,
        odds: diceMultiplier(bet.target, bet.direction),
        bet,
        houseLimits: house,
        obstacle: obstacleOf(isTableOpen, isDue) ?? limitRefusal(bet, limits),
      }
      const answered = await submit(placed).catch(async (error: unknown) => {
        // What was played meanwhile may have met the bonus: then it limits nothing any more.
        if (!isOfBonus(error) || (await followBonus(player))) throw error
        return submit(placed)
      })
      if (answered.isUnderBonus) await followBonus(player)
      return answered.round
    },

    async history(
      { memberId, asset }: Player,
      { page, size }: Query<typeof diceEndpoints.history>,
    ): Promise<Value<typeof diceEndpoints.history>> {
      const [total, rounds] = await Promise.all([
        dice.countRounds(memberId, asset),
        dice.rounds({ memberId, asset }, { skip: (page - 1) * size, take: size }),
      ])
      return {
        list: rounds.map((round) => ({ ...fromStored(round), serverSeed: round.serverSeed })),
        total,
        totalPages: Math.ceil(total / size),
      }
    },
  }
}
export type DiceService = ReturnType<typeof createDiceService>
