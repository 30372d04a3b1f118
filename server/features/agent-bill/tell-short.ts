/** Letters where a payer had not enough: to whom it is owed, and to whoever owes it. */
import type { HouseLetters } from '#server/features/inbox/house-letters.ts'
import type { PrismaTransaction } from '#server/platform/database.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'

type House = Pick<Merchant, 'id' | 'name' | 'flags'>

interface ShortBill {
  id: bigint
  payeeId: number
  payerId: number | null
  gross: bigint
  periodStart: Date
}

/** Once a bill, however often it is looked at. */
export const tellShort =
  (letters: HouseLetters) =>
  async (tx: PrismaTransaction, merchant: House, { id, payeeId, payerId, gross, periodStart }: ShortBill): Promise<void> => {
    const params = { amount: gross, at: periodStart }
    await letters.write(tx, merchant, {
      memberId: payeeId,
      letter: { key: 'contract.short', params },
      occasion: `agent-bill:${id}:short`,
    })
    if (payerId !== null)
      await letters.write(tx, merchant, {
        memberId: payerId,
        letter: { key: 'contract.owed', params },
        occasion: `agent-bill:${id}:owed`,
      })
  }
