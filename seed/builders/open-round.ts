/** An unsettled bet: its stake is in the escrow of open rounds (LED-09). */
import { houseAccount, memberAccount } from '#server/ledger/index.ts'
import { amount } from './amount.ts'
import type { BuilderDeps } from './context.ts'
import { assetOfMember } from './money.ts'
import { algorithmsOf } from './round.ts'
import { unique } from './unique.ts'

export interface OpenRoundDetails {
  member: { id: number }
  gameCode: string
  stake?: bigint
}

export async function createOpenRound({ database: { prisma, pool }, ledger, clock }: BuilderDeps, details: OpenRoundDetails) {
  const { member, gameCode, stake = amount(10) } = details
  const owner = await prisma.member.findUniqueOrThrow({ where: { id: member.id }, include: { merchant: true } })
  const of = { merchantId: owner.merchantId, memberId: owner.id, asset: assetOfMember(owner) }
  const reference = unique('round')
  const balanceBefore = await ledger.balanceOf(of.memberId, of.asset)
  const { entryId, createdAt } = await ledger.post({
    key: `${reference}:bet`,
    type: 'BET',
    reference,
    lines: [
      { account: memberAccount(of), amount: -stake },
      { account: houseAccount(of, 'ESCROW_GAMES'), amount: stake },
    ],
  })
  const { _max: last } = await prisma.gameRound.aggregate({ where: { seedPairId: -owner.id }, _max: { nonce: true } })
  await prisma.gameRound.create({
    data: {
      id: entryId,
      createdAt: clock.now() < createdAt ? clock.now() : createdAt,
      settledAt: null,
      ...of,
      gameCode,
      isTrial: false,
      isTest: owner.isTest,
      seedPairId: -owner.id,
      nonce: (last.nonce ?? -1) + 1,
      algorithm: (await algorithmsOf(pool, [gameCode]))(gameCode),
      stake,
      payout: 0n,
      balanceBefore,
      balanceAfter: balanceBefore - stake,
      detail: {},
    },
  })
  return {
    id: entryId,
    /** As the game does at the end of the round. */
    async settle(payout: bigint): Promise<void> {
      await ledger.post({
        key: `${reference}:win`,
        type: 'WIN',
        reference,
        lines: [
          { account: houseAccount(of, 'ESCROW_GAMES'), amount: -stake },
          ...(payout > 0n ? [{ account: memberAccount(of), amount: payout }] : []),
          ...(payout === stake ? [] : [{ account: houseAccount(of, 'HOUSE_GAMES'), amount: stake - payout }]),
        ],
      })
      await prisma.gameRound.updateMany({ where: { id: entryId, settledAt: null }, data: { settledAt: clock.now(), payout } })
    },
  }
}
