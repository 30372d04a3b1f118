/** A player's history over weeks: deposits, sessions, bonuses and withdrawals that end at a given balance. Pure. */
import { createHash } from 'node:crypto'
import { type Random, random } from '#seed/art/random.ts'
import { diceRound, type Player, type RoundEntry, type SeedPair, vendorRound } from '#seed/builders/round.ts'
import { commitmentOf } from '#server/games/fair/seeds.ts'
import type { EntryType, HistoryEntry, HouseKind } from '#server/ledger/index.ts'
import { DAY_MS, HOUR_MS } from './context.ts'

export interface Life {
  player: Player
  /** The same text gives the same life. */
  key: string
  /** Final balance, 1/10 000. */
  target: bigint
  from: Date
  until: Date
  sessions: number
  /** Codes of vendors' games to play. */
  games: readonly [string, ...string[]]
  /** One peso's worth in the player's currency, in 1/10 000 of its unit. */
  unit: bigint
  /** Ids for its seed pairs. */
  pairIds: readonly number[]
}

export interface UsedPair extends SeedPair {
  memberId: number
  hash: string
  bets: number
  createdAt: Date
  revealedAt: Date
}
export interface LivedLife {
  entries: HistoryEntry[]
  pairs: UsedPair[]
  /** How many of the entries are vendors' rounds; the next number. */
  vendorRounds: number
}

const DEPOSITS = [200, 300, 500, 500, 1_000, 2_000] as const
const STAKES = [1, 2, 5, 5, 10, 10, 20, 50, 100] as const
const TARGETS = [4_950, 4_950, 4_950, 2_500, 7_500, 9_000, 5_000] as const
const DICE_SHARE = 0.35
const ROUND_LIMITS = [9, 19] as const
const SECONDS_A_ROUND = [6, 45] as const
const FIRST_HOUR = 9
const LAST_HOUR = 23
const HUNDRED = 100n
const MULTIPLIER_PARTS = 100n

/** Payout of a slot-like game in hundredths of the stake: mostly nothing, sometimes a lot. */
function vendorMultiplier(chance: Random): bigint {
  const luck = chance.next()
  if (luck < 0.6) return 0n
  if (luck < 0.8) return BigInt(chance.whole(20, 95))
  if (luck < 0.94) return BigInt(chance.whole(110, 300))
  if (luck < 0.99) return BigInt(chance.whole(300, 900))
  return BigInt(chance.whole(1_000, 3_500))
}

export function live(life: Life): LivedLife {
  const { player, key, target, from, until, sessions, games, unit, pairIds } = life
  const chance = random(`life/${key}`)
  const entries: HistoryEntry[] = []
  const pairs = pairIds.map((id, index): UsedPair => {
    const serverSeed = createHash('sha256').update(`server seed ${key} ${index}`).digest('hex')
    const clientSeed = createHash('md5').update(`client seed ${key} ${index}`).digest('hex')
    return {
      id,
      serverSeed,
      clientSeed,
      memberId: player.memberId,
      hash: commitmentOf(serverSeed),
      bets: 0,
      createdAt: from,
      revealedAt: until,
    }
  })
  const span = until.getTime() - from.getTime()
  let balance = 0n
  let time = from.getTime()
  let vendorRounds = 0

  const units = (count: number | bigint) => BigInt(count) * unit
  function move(type: EntryType, house: HouseKind, sum: bigint) {
    balance += sum
    const reference = `${type.toLowerCase()}-${createHash('md5').update(`${key} ${entries.length}`).digest('hex').slice(0, 12)}`
    entries.push({ ...player, at: new Date(time), type, reference, house, moves: [{ amount: sum, code: type }] })
  }
  function settle(round: RoundEntry) {
    balance += round.round.payout - round.round.stake
    entries.push(round)
  }
  const losing = (stake: bigint) => settle(vendorRound(player, new Date(time), games[0], stake, 0n, vendorRounds++))

  function roll(stake: bigint) {
    const pair = pairs[Math.min(pairs.length - 1, Math.floor(((time - from.getTime()) / span) * pairs.length))]
    if (!pair) return losing(stake)
    if (pair.bets === 0) pair.createdAt = new Date(time)
    pair.revealedAt = new Date(time + HOUR_MS / 2)
    const direction = chance.next() < 0.7 ? 'over' : 'under'
    settle(diceRound(player, new Date(time), { stake, target: chance.pick(TARGETS), direction }, pair, pair.bets++))
  }

  function playSession(isDice: boolean) {
    const gameCode = chance.pick(games)
    const rounds = chance.whole(...ROUND_LIMITS)
    const usual = units(chance.pick(STAKES))
    for (let round = 0; round < rounds; round++) {
      time += chance.whole(...SECONDS_A_ROUND) * 1_000
      const stake = chance.next() < 0.8 ? usual : usual * 2n
      if (stake > balance) return
      if (isDice) roll(stake)
      else
        settle(
          vendorRound(
            player,
            new Date(time),
            gameCode,
            stake,
            (stake * vendorMultiplier(chance)) / MULTIPLIER_PARTS,
            vendorRounds++,
          ),
        )
    }
  }

  for (let session = 0; session < sessions; session++) {
    const day = Math.floor((session / sessions) * (span / DAY_MS))
    const start = from.getTime() + day * DAY_MS + chance.between(FIRST_HOUR, LAST_HOUR) * HOUR_MS
    time = Math.max(time + HOUR_MS / 2, Math.min(start, until.getTime() - HOUR_MS))
    if (balance < units(150)) move('DEPOSIT', 'DEPOSITS', units(chance.pick(DEPOSITS)))
    if (chance.next() < 0.12) move('PROMOTION', 'PROMOTIONS', units(chance.whole(1, 8) * 25))
    time += 60_000
    playSession(pairs.length > 0 && chance.next() < DICE_SHARE)
    if (balance > target * 2n && balance > units(3_000)) {
      time += HOUR_MS / 4
      move('WITHDRAWAL', 'WITHDRAWALS', -((balance / 2n / units(HUNDRED)) * units(HUNDRED)))
    }
  }

  // Reach the target after any random outcome: hundreds by deposit or withdrawal, the rest with one last spin.
  time = Math.max(time + 60_000, until.getTime() - HOUR_MS)
  const hundreds = units(HUNDRED)
  if (balance < target) move('DEPOSIT', 'DEPOSITS', ((target - balance + hundreds - 1n) / hundreds) * hundreds)
  else if (balance - target >= hundreds) move('WITHDRAWAL', 'WITHDRAWALS', -((balance - target) / hundreds) * hundreds)
  time += 60_000
  if (balance > target) losing(balance - target)
  return { entries, pairs: pairs.filter(({ bets }) => bets > 0), vendorRounds }
}
