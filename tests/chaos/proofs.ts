/** Whether each round that was played is the one its seeds give, and paid what that gives: checked as a player would. */
import { isDeepStrictEqual } from 'node:util'
import { hasOwnSeeds } from '#contract/play/bet-record/round-detail.ts'
import { crashPoint } from '#contract/play/crash/crash-point.ts'
import { payoutOf, recompute } from '#client/features/play/fairness/recompute.ts'
import type { Database } from '#server/platform/database.ts'
import { detailOf } from '#server/features/play/bet-record/outcome-of.ts'
import { commitmentOf } from '#server/games/fair/seeds.ts'
import { createLinks } from '#server/games/fair/crash-chain.ts'
import { hmacSha256 } from '#server/games/fair/hmac.ts'
import { amountOf } from '#server/games/slots/model.ts'
import { createSlotGames, roundOf } from '#server/providers/slots/slot-games.ts'
import { createSlotRoundRepository } from '#server/providers/slots/slot-rounds.repository.ts'

async function originals({ prisma }: Database): Promise<string[]> {
  const [rounds, pairs] = await Promise.all([
    prisma.gameRound.findMany({ where: { seedPairId: { not: null } } }),
    prisma.fairSeedPair.findMany(),
  ])
  const pairOf = new Map(pairs.map((pair) => [pair.id, pair]))
  const faults: string[] = []
  for (const { id, seedPairId, nonce, stake, payout, algorithm, detail } of rounds) {
    const kept = detailOf({ algorithm, detail })
    if (!kept || !hasOwnSeeds(kept)) {
      faults.push(`round ${id} keeps no outcome`)
      continue
    }
    const { serverSeed, serverSeedHash, clientSeed } = pairOf.get(seedPairId!)!
    if (commitmentOf(serverSeed) !== serverSeedHash) faults.push(`round ${id} has another seed than its commitment says`)
    const found = await recompute(
      (key, message) => Promise.resolve(hmacSha256(key, message)),
      { serverSeed, clientSeed, nonce: nonce! },
      kept,
    )
    const owed = payoutOf(found, stake)
    if (!isDeepStrictEqual(found, kept)) faults.push(`round ${id} is not what its seeds give: ${JSON.stringify(detail)}`)
    else if (owed !== undefined && owed !== payout) faults.push(`round ${id} paid ${payout}, its seeds give ${owed}`)
  }
  return faults
}

async function crash({ prisma }: Database): Promise<string[]> {
  const chains = new Map((await prisma.crashChain.findMany()).map((chain) => [chain.id, chain]))
  const bets = await prisma.crashBet.findMany({ include: { round: true } })
  const links = new Map([...chains].map(([id, chain]) => [id, createLinks(chain)]))
  return bets.flatMap(({ round, ...bet }) => {
    const { salt } = chains.get(round.chainId)!
    const hash = links.get(round.chainId)!(round.place)
    const point = crashPoint(hmacSha256, hash, salt)
    if (round.hash !== hash || round.point !== point) return [`round ${round.id} of Crash is not its link of the chain`]
    const owed = endOf({ ...bet, isInterrupted: round.isInterrupted }, point)
    const { state, cashOut, payout } = bet
    return isDeepStrictEqual({ state, cashOut, payout }, owed)
      ? []
      : [`bet ${bet.id} on Crash is ${state}, cashed out at ${cashOut} of ${point}, and paid ${payout}, not ${owed.payout}`]
  })
}

interface Flown {
  stake: bigint
  autoCashOut: number | null
  target: number
  cashOut: number | null
  /** Of a cash-out by hand. */
  requestId: string | null
  isInterrupted: boolean
}

/** How a bet on Crash must have ended, where its player cashed out by hand at what is stored. */
function endOf({ stake, autoCashOut, target, cashOut, requestId, isInterrupted }: Flown, point: number) {
  const isByHand = requestId !== null && cashOut !== null && cashOut < target && cashOut <= point
  const at = isByHand ? cashOut : target
  const paid = { state: 'WON', cashOut: at, payout: (stake * BigInt(at)) / 100n }
  if (isByHand) return paid
  if (isInterrupted && autoCashOut === null) return { state: 'RETURNED', cashOut: null, payout: 0n }
  return target <= point ? paid : { state: 'LOST', cashOut: null, payout: 0n }
}

async function slots(database: Database): Promise<string[]> {
  const { modelOf } = createSlotGames(createSlotRoundRepository(database).sheet)
  const [rounds, kept] = await Promise.all([database.prisma.providerRound.findMany(), database.prisma.vendorRound.findMany()])
  const known = new Map(kept.map((round) => [round.key, round]))
  const faults: string[] = []
  for (const round of rounds) {
    const wallet = known.get(round.id)
    // The wallet refused the stake, as its session had ended: nothing may have moved, and the same spin began another round.
    if (round.state === 'REFUSED') {
      if (wallet) faults.push(`round ${round.id} of a slot was refused, and the wallet knows it as ${wallet.state}`)
      continue
    }
    const model = await modelOf(round.sheetHash)
    const owed = amountOf(model, round.stake, roundOf(model, round).units)
    if (wallet?.won !== owed) faults.push(`round ${round.id} of a slot paid ${wallet?.won}, its seed gives ${owed}`)
  }
  return faults
}

/** What is wrong; empty if every round verifies. */
export const findUnproven = async (database: Database): Promise<string[]> =>
  (await Promise.all([originals(database), crash(database), slots(database)])).flat()
