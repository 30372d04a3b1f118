import type { Database } from '#server/platform/database.ts'
import { amount } from './amount.ts'
import type { GameRecord } from './game.ts'
import type { MemberRecord } from './member.ts'
import { unique } from './unique.ts'

export interface RefusedWinDetails {
  member: MemberRecord
  game: GameRecord
  amount?: bigint
  kind?: 'WIN' | 'ROLLBACK'
  status?: string
  /** The vendor's own ids. */
  round?: string
  transaction?: string
  at?: Date
}

/** A win of a vendor that came after its round had ended. */
export function createRefusedWin({ prisma }: Database, now: Date, details: RefusedWinDetails) {
  const { member, game, kind = 'WIN', status = 'RS_ERROR_ROUND_CLOSED', at = now } = details
  return prisma.refusedWin.create({
    data: {
      merchantId: member.merchantId,
      memberId: member.id,
      vendorCode: game.vendor,
      gameCode: game.gameCode,
      roundKey: details.round ?? unique('round'),
      transactionKey: details.transaction ?? unique('transaction'),
      kind,
      amount: details.amount ?? amount(100),
      currency: 'PHP',
      status,
      at,
    },
  })
}
