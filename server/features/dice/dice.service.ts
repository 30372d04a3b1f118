import type { Body, Query, Value } from '#contract/endpoint.ts'
import { DICE_GAME_CODE, type DiceBet, type diceEndpoints, type DiceRound, type DiceTable } from '#contract/dice.ts'
import { DICE_ALGORITHM } from '#contract/dice-roll.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { INHOUSE_VENDOR } from '#contract/game.ts'
import { DICE_LEAST_RETURN } from '#server/games/fair/dice.ts'
import type { GameCaller } from '#server/http/caller.ts'
import { createBatcher, houseAccount, isRefusal, type Ledger, memberAccount, playKind } from '#server/ledger/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { FairnessService } from '#server/features/fairness/fairness.service.ts'
import type { HousePlayLimits } from '#server/features/responsible-play/play-room.ts'
import type { DiceLimits, PlacedBet } from './decide-bets.ts'
import type { DiceRepository, SettledBatch, StoredRound } from './dice.repository.ts'

/** In 1/10 000 of the unit; merchants set their own. */
export const DEFAULT_DICE_LIMITS: DiceLimits = { minStake: 10_000n, maxStake: 100_000_000n, maxPayout: 1_000_000_000n }
/** A rotation that runs at the same time makes a bet wait for the next batch, once. */
const TRIES = 50
const PLAYERS_REMEMBERED = 200_000
const LATER = Symbol('later')

interface Deps {
  dice: DiceRepository
  fairness: FairnessService
  ledger: Ledger
  clock: Clock
  /** One wallet for all vendors; else a bet is the in-house vendor's wallet's. Asked on every bet: it must not ask the database. */
  isSingleWallet?: (merchantId: number) => boolean | Promise<boolean>
  diceLimits?: (merchantId: number) => DiceLimits | Promise<DiceLimits>
  /** Does the merchant's table run? */
  isOpen?: (merchantId: number) => boolean | Promise<boolean>
  houseLimits?: (merchantId: number) => HousePlayLimits | undefined | Promise<HousePlayLimits | undefined>
  /** Is a reminder of time and money due (RG-10)? */
  isRealityCheckDue?: (player: Player) => boolean | Promise<boolean>
}
type Player = Pick<GameCaller, 'memberId' | 'merchantId' | 'asset' | 'isTrial' | 'gameCode' | 'sessionId'>

type Settled = DiceRound | typeof LATER | Error

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

function fromSettled({ accepted, roundIds, settledAt }: SettledBatch, index: number): DiceRound {
  const { placed, player, nonce, balanceBefore, outcome } = accepted[index]!
  const { stake, target, direction } = placed.bet
  return {
    roundId: roundIds[index]!,
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

function obstacleOf(isTableOpen: boolean, isDue: boolean): ErrorCode | undefined {
  if (!isTableOpen) return 'vendor_under_maintenance'
  return isDue ? 'reality.check.due' : undefined
}

export function createDiceService({
  dice,
  fairness,
  ledger,
  clock,
  isSingleWallet = always,
  diceLimits = () => DEFAULT_DICE_LIMITS,
  isOpen = always,
  houseLimits = none,
  isRealityCheckDue = never,
}: Deps) {
  /** Members known to have seeds: they never lose them, so asking once a process is enough. */
  const seeded = new Set<number>()
  const batcher = createBatcher<PlacedBet, DiceRound | typeof LATER>(settleBatch)

  async function settleBatch(batch: PlacedBet[]): Promise<Settled[]> {
    try {
      return await settleTogether(batch)
    } catch (error) {
      // One bet that the database refuses fails alone.
      if (batch.length === 1 || !isRefusal(error)) throw error
    }
    const results: Settled[] = []
    for (const placed of batch) results.push(...(await settleTogether([placed]).catch((error: Error) => [error])))
    return results
  }

  async function settleTogether(batch: PlacedBet[]): Promise<Settled[]> {
    const settled = await dice.settle(batch, clock.now())
    const replayedIds = settled.decisions.flatMap((decision) => (decision.kind === 'replayed' ? [decision.entryId] : []))
    const replayed = replayedIds.length > 0 ? await dice.rounds({ ids: replayedIds }) : []
    return settled.decisions.map((decision) => {
      if (decision.kind === 'accepted') return fromSettled(settled, decision.index)
      if (decision.kind === 'refused') return new AppError(decision.code)
      if (decision.kind === 'later') return LATER
      const round = replayed.find(({ id }) => id === decision.entryId)
      return round ? fromStored(round) : new Error(`round ${decision.entryId} is gone`)
    })
  }

  async function ensureSeeded(memberId: number): Promise<void> {
    if (seeded.has(memberId)) return
    await fairness.ensureSeeds(memberId)
    if (seeded.size >= PLAYERS_REMEMBERED) seeded.clear()
    seeded.add(memberId)
  }

  return {
    async table(player: Player): Promise<DiceTable> {
      assertPlaysDice(player)
      const kind = playKind(await isSingleWallet(player.merchantId), INHOUSE_VENDOR)
      const [balance, limits] = await Promise.all([
        ledger.balanceOf(player.memberId, player.asset, undefined, kind),
        diceLimits(player.merchantId),
      ])
      return { balance, ...limits, returnToPlayer: DICE_LEAST_RETURN }
    },

    /**
     * Bets, rolls and settles. The same `requestId` with the same bet answers the same round.
     * Throws `account.balance.not.enough`, `bet.amount.limit`, `idempotency.key.reused`, `permission.denied`,
     * `vendor_under_maintenance`, `play.excluded`, `play.limit.loss`, `play.limit.session`, `reality.check.due`.
     */
    async bet(player: Player, bet: Body<typeof diceEndpoints.bet>): Promise<DiceRound> {
      assertPlaysDice(player)
      const { memberId, merchantId, asset, isTrial } = player
      await ensureSeeded(memberId)
      const kind = playKind(await isSingleWallet(merchantId), INHOUSE_VENDOR)
      const [limits, isTableOpen, house, isDue, accountIds] = await Promise.all([
        diceLimits(merchantId),
        isOpen(merchantId),
        houseLimits(merchantId),
        isRealityCheckDue(player),
        ledger.resolveAccounts([memberAccount(player, kind), houseAccount(player, 'HOUSE_GAMES')]),
      ])
      const placed: PlacedBet = {
        key: keyOf(memberId, bet.requestId),
        fingerprint: fingerprintOf(asset, bet),
        merchantId,
        memberId,
        asset,
        isTrial,
        accountId: accountIds[0]!,
        houseId: accountIds[1]!,
        bet,
        limits,
        houseLimits: house,
        obstacle: obstacleOf(isTableOpen, isDue),
      }
      for (let attempt = 0; attempt < TRIES; attempt++) {
        const round = await batcher.submit(placed)
        if (round !== LATER) return round
      }
      throw new Error(`the seeds of member ${memberId} never stood still`)
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
