import { beforeAll, describe, expect, it, vi } from 'vitest'
import { outcomeText } from '#contract/play/bet-record/round-detail.ts'
import type { Seeds } from '#contract/play/fairness/byte-stream.ts'
import { emptyRound, recompute } from './recompute.ts'
import { judge, seedsOf, type SeedProof } from './seed-proof.ts'
import { hmacSha256 } from '#client/lib/web-crypto.ts'

/** Third-party vectors (PF-13). */
const PROOF: SeedProof = {
  serverSeed: 'f2ac89b608eeb01312d115bce6741b32',
  serverSeedHash: '4b7668bb047e1c7989f64124ddfda529567bc55a7df611a085c00ae0bccad2de',
  clientSeed: '86ff027f15c48241af7f54a726690ee7',
  nonce: '0',
}
const ROLLS = ['28.07', '29.02', '5.86', '54.86', '9.66']
const dice = async (seeds: Seeds) => outcomeText(await recompute(hmacSha256, seeds, emptyRound('dice')))

async function verdictOn(change: Partial<SeedProof>) {
  const proof = { ...PROOF, ...change }
  const seeds = seedsOf(proof)
  if (!seeds) throw new Error('the seeds are complete')
  return judge(proof, seeds, await dice(seeds))
}

beforeAll(() => {
  vi.stubGlobal('isSecureContext', true)
})

describe('checking a roll in the browser', () => {
  it.each(ROLLS.map((expected, nonce) => ({ expected, nonce: String(nonce) })))(
    'recomputes $expected at nonce $nonce',
    async ({ expected, nonce }) =>
      expect(await verdictOn({ nonce, expected })).toEqual({ outcome: expected, isCommitted: true, isExpected: true }),
  )
  it('reports a seed that does not match the commitment', async () =>
    expect(await verdictOn({ serverSeed: `${PROOF.serverSeed}0` })).toMatchObject({ isCommitted: false }))
  it('reports a roll that differs from the history', async () =>
    expect(await verdictOn({ expected: '77.18' })).toMatchObject({ isExpected: false }))
  it('does not judge what it was not given', async () =>
    expect(await verdictOn({ serverSeedHash: '' })).toMatchObject({ isCommitted: undefined, isExpected: undefined }))
  it.each([{ serverSeed: '' }, { clientSeed: ' ' }, { nonce: '-1' }, { nonce: '1.5' }])('waits while %o', (change) =>
    expect(seedsOf({ ...PROOF, ...change })).toBeUndefined(),
  )
})
