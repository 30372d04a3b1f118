/** From an order to money: the state, the postings, the bonus and what must be played, in one transaction. */
import type { DepositState } from '#contract/deposit-order.ts'
import { moneyToWire } from '#contract/wire.ts'
import type { HouseLetters } from '#server/features/inbox/house-letters.ts'
import { type Entry, houseAccount, type Ledger, type Line, memberAccount } from '#server/ledger/index.ts'
import type { TurnoverService } from '#server/features/turnover/turnover.service.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { PrismaTransaction } from '#server/platform/database.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import { termsTaken } from './deposit-offer.repository.ts'
import { bonusOf } from './deposit-terms.ts'
import type { DepositRepository, DepositRow } from './deposit.repository.ts'

interface Deps {
  deposits: Pick<DepositRepository, 'change' | 'confirmed' | 'lockMember'>
  ledger: Pick<Ledger, 'postAllIn'>
  turnover: Pick<TurnoverService, 'require'>
  letters: Pick<HouseLetters, 'write'>
  clock: Clock
}

const notZero = (lines: readonly Line[]): Line[] => lines.filter(({ amount }) => amount !== 0n)

/** The fee stands in the statement as a line of its own: a deposit limit counts what was paid in. */
function entriesOf({ id, number, merchantId, memberId, amount, fee }: DepositRow, asset: string, bonus: bigint): Entry[] {
  const of = { merchantId, memberId, asset }
  const deposit: Entry = {
    key: `deposit:${id}`,
    type: 'DEPOSIT',
    reference: number,
    isObligation: true,
    lines: notZero([
      { account: memberAccount(of), amount },
      { account: memberAccount(of), amount: -fee, code: 'DEPOSIT_FEE' },
      { account: houseAccount(of, 'DEPOSITS'), amount: -amount },
      { account: houseAccount(of, 'FEES'), amount: fee },
    ]),
  }
  if (bonus === 0n) return [deposit]
  return [
    deposit,
    {
      key: `deposit-bonus:${id}`,
      type: 'PROMOTION',
      reference: number,
      isObligation: true,
      lines: [
        { account: memberAccount(of), amount: bonus },
        { account: houseAccount(of, 'PROMOTIONS'), amount: -bonus },
      ],
    },
  ]
}

/** As the mail's clients read what came with a letter (wire §4.5). */
const giftOf = (bonus: bigint) => ({
  promoType: 'BONUS',
  claimId: 0,
  title: '',
  bonus: moneyToWire(bonus),
  point: 0,
  tickets: [],
})

export function createDepositCredit({ deposits, ledger, turnover, letters, clock }: Deps) {
  /** False where the order is in none of `from` any more: then nothing has happened. */
  return async (
    tx: PrismaTransaction,
    row: DepositRow,
    from: readonly DepositState[],
    merchant: Pick<Merchant, 'id' | 'name' | 'flags' | 'currency' | 'settings'>,
  ): Promise<boolean> => {
    // The first deposit is one alone, however many are confirmed at once.
    await deposits.lockMember(tx, row.memberId)
    const isFirst = (await deposits.confirmed(row.memberId, tx)) === 0
    const promotion = termsTaken(row)
    const bonus = promotion ? bonusOf(promotion, row.amount, isFirst) : 0n
    const isChanged = await deposits.change(tx, row.id, from, { state: 'CONFIRMED', bonus, endedAt: clock.now() })
    if (!isChanged) return false
    const { merchantId, memberId, number: reference } = row
    const plain = row.amount * BigInt(merchant.settings.deposit.turnoverTimes)
    // What a bonus asks beyond the deposit's own: whoever gives the bonus up still plays the deposit.
    const withBonus = promotion && bonus > 0n ? (row.amount + bonus) * BigInt(promotion.turnoverTimes) : 0n
    const beyond = withBonus > plain ? withBonus - plain : 0n
    // Before the postings: a withdrawal locks what must be played first too, and then the wallet.
    await turnover.require(tx, { merchantId, memberId, source: 'DEPOSIT', reference, required: plain }, merchant)
    await turnover.require(tx, { merchantId, memberId, source: 'BONUS', reference, required: beyond, bonus }, merchant)
    await ledger.postAllIn(tx, entriesOf(row, merchant.currency, bonus))
    if (promotion && bonus > 0n) {
      const letter = { key: 'bonus.granted', params: { amount: bonus, promotion: promotion.titles } } as const
      await letters.write(tx, merchant, { memberId, letter, occasion: `bonus.granted:${reference}`, metadata: giftOf(bonus) })
    }
    return true
  }
}
export type DepositCredit = ReturnType<typeof createDepositCredit>
