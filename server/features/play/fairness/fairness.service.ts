/**
 * Provable fairness (PF-11): a commitment before the bet, the player's client seed, and the server seed revealed on
 * rotation.
 */
import type { Body, Value } from '#contract/endpoint.ts'
import type * as fairnessEndpoints from '#contract/play/fairness/fairness.ts'
import type { ActiveSeeds, RevealedSeeds } from '#contract/play/fairness/fairness.ts'
import { commitmentOf, makeClientSeed, makeServerSeed } from '#server/games/fair/seeds.ts'
import type { GameCaller } from '#server/http/caller.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { InTransaction } from '#server/platform/transactions.ts'
import type { FairnessRepository, NewPair } from './fairness.repository.ts'

interface Deps {
  fairness: FairnessRepository
  inTransaction: InTransaction
  clock: Clock
}
type Player = Pick<GameCaller, 'memberId'>
type PublicPairs = Awaited<ReturnType<FairnessRepository['publicPairs']>>
type RevealedPair = Awaited<ReturnType<FairnessRepository['revealed']>>[number]

function newPair(): NewPair {
  const serverSeed = makeServerSeed()
  return { serverSeed, serverSeedHash: commitmentOf(serverSeed), clientSeed: makeClientSeed() }
}

const toActive = ({ active, next }: PublicPairs): ActiveSeeds => ({
  serverSeedHash: active.serverSeedHash,
  clientSeed: active.clientSeed,
  nonce: active.nonce,
  nextServerSeedHash: next.serverSeedHash,
})

const toRevealed = ({ serverSeed, serverSeedHash, clientSeed, nonce, revealedAt }: RevealedPair): RevealedSeeds => ({
  serverSeed,
  serverSeedHash,
  clientSeed,
  nonce,
  revealedAt: revealedAt!.getTime(),
})

/** Attempts to lock the pair while concurrent calls rotate it. */
const LOCK_TRIES = 10

export function createFairnessService({ fairness, inTransaction, clock }: Deps) {
  /** Gives a member who has never played the first two pairs. */
  async function ensureSeeds(memberId: number): Promise<void> {
    if (!(await fairness.hasPairs(memberId))) await fairness.createPairsIfAbsent(memberId, newPair(), newPair(), clock.now())
  }

  return {
    ensureSeeds,

    async seeds({ memberId }: Player): Promise<Value<typeof fairnessEndpoints.seeds>> {
      await ensureSeeds(memberId)
      const [pairs, revealed] = await Promise.all([fairness.publicPairs(memberId), fairness.revealed(memberId)])
      return { active: toActive(pairs), revealed: revealed.map(toRevealed) }
    },

    /** Throws `game.seed.active` while a stepped round of the pair is open. */
    async rotate(
      { memberId }: Player,
      body: Body<typeof fairnessEndpoints.rotate>,
    ): Promise<Value<typeof fairnessEndpoints.rotate>> {
      await ensureSeeds(memberId)
      return inTransaction(async (tx) => {
        // After a concurrent rotation there is nothing to lock, but a new pair to try; this may happen several times.
        let pairId: bigint | undefined
        for (let attempt = 0; pairId === undefined && attempt < LOCK_TRIES; attempt += 1)
          pairId = await fairness.lockActive(tx, memberId)
        if (pairId === undefined || (await fairness.hasOpenRound(tx, pairId))) throw new AppError('game.seed.active')
        const now = clock.now()
        const revealed = await fairness.reveal(tx, pairId, now)
        await fairness.activateNext(tx, memberId, body.clientSeed)
        await fairness.addNext(tx, memberId, newPair(), now)
        return { active: toActive(await fairness.publicPairs(memberId, tx)), revealed: toRevealed(revealed) }
      })
    },
  }
}
export type FairnessService = ReturnType<typeof createFairnessService>
