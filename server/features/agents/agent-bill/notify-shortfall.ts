/** Letters about a payer's lack of money, to the payee and the payer. */
import type { HouseLetters } from '#server/letters/house-letters.ts'
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

/** Once per bill, however often it is checked. */
export const notifyShortfall =
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
