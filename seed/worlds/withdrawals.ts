/** A member with payout accounts, a payment password, and an order in each state. */
import { amount } from '#seed/builders/amount.ts'
import { createBuilders } from '#seed/builders/index.ts'
import { after, startOfToday, type WorldDeps } from './context.ts'

const TRON_ADDRESS = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
const CHARGE = amount(10)
const REASON = 'Magkaiba ang pangalan sa account'

/** Needs some 6 000 of the balance; `tail` ends the numbers of its accounts. */
export async function writeWithdrawals(deps: WorldDeps, member: { id: number; merchantId: number }, tail: string): Promise<void> {
  const given = createBuilders(deps)
  const bank = await given.payoutAccount({ member, bankCode: 'BDO', number: `0012345678${tail}`, isDefault: true })
  const gcash = { ...(await given.payoutAccount({ member, bankCode: 'GCASH', number: `091755590${tail}` })), kind: 'E' }
  await given.payoutAccount({ member, bankCode: 'USDT_TRC20', number: TRON_ADDRESS })
  const operator = await deps.database.prisma.operator.findFirstOrThrow({
    where: { merchantId: member.merchantId, role: 'CASHIER' },
    select: { id: true },
  })
  const today = startOfToday(deps, 'Asia/Manila')
  const order = (sum: number, days: number, rest: Partial<Parameters<typeof given.withdrawal>[0]> = {}) =>
    given.withdrawal({ member, operator, account: bank, amount: amount(sum), createdAt: after(today, -days), ...rest })
  await order(1_500, 9, { state: 'PAID', charge: CHARGE })
  await order(800, 5, { state: 'REJECTED', account: gcash, reason: REASON })
  await order(700, 4, { state: 'CANCELLED' })
  await order(1_200, 2, { state: 'APPROVED', account: gcash, charge: CHARGE })
  await order(500, 1)
}
