/** Recomputes a round of any original from its seeds and choices, with the server's own mappings (PF-12, ORI-02 to ORI-09). */
import { type AsyncHmac, type Draw, drawsOf, type Seeds, streamMessage } from '#contract/play/fairness/byte-stream.ts'
import { type DetailOf, originalOf, type RoundDetail } from '#contract/play/bet-record/round-detail.ts'
import { type OriginalCode, ORIGINALS } from '#contract/play/originals/registry.ts'

/** Hi-Lo draws the most: 51 cards, 204 bytes. */
const BLOCKS = [0, 1, 2, 3, 4, 5, 6]

/** The browser computes HMACs only asynchronously: compute all blocks before the first draw. */
async function drawsAhead(hmac: AsyncHmac, seeds: Seeds): Promise<Draw> {
  const { serverSeed, clientSeed, nonce } = seeds
  const blocks = await Promise.all(
    BLOCKS.map(async (block) => {
      const message = streamMessage(clientSeed, nonce, block)
      return [message, await hmac(serverSeed, message)] as const
    }),
  )
  const known = new Map(blocks)
  return drawsOf((_, message) => known.get(message)!, seeds)
}

/** The same choices with the outcome of these seeds. */
export async function recompute(hmac: AsyncHmac, seeds: Seeds, choices: RoundDetail): Promise<RoundDetail> {
  const draw = await drawsAhead(hmac, seeds)
  return { ...originalOf(choices).replay(choices, draw), game: choices.game } as RoundDetail
}

/** Undefined where the stake is returned. */
export const payoutOf = (detail: RoundDetail, stake: bigint): bigint | undefined => originalOf(detail).payoutOf(detail, stake)

/** Undefined where chips pay differently, or the stake is returned. */
export const multiplierOf = (detail: RoundDetail): number | undefined => originalOf(detail).multiplierOf(detail)

/** The verifier's initial values without a past bet. */
export const emptyRound = <Code extends OriginalCode>(game: Code) =>
  ({ ...ORIGINALS[game].example, game }) as unknown as DetailOf<Code>
