/** Amounts of every size and precision, through the real calls. */
import { describe, expect, it } from 'vitest'
import * as adjustmentEndpoints from '#contract/back-office/adjustment.ts'
import * as depositEndpoints from '#contract/money/deposit/deposit.ts'
import * as depositReviewEndpoints from '#contract/money/deposit/deposit-review.ts'
import { diceEndpoints } from '#contract/play/originals/dice.ts'
import * as houseReportEndpoints from '#contract/back-office/house-report.ts'
import * as responsiblePlayEndpoints from '#contract/identity/responsible-play.ts'
import * as siteSettingsEndpoints from '#contract/back-office/site-settings/site-settings.ts'
import * as transactionEndpoints from '#contract/money/transaction.ts'
import * as walletEndpoints from '#contract/money/wallet.ts'
import * as withdrawalEndpoints from '#contract/money/withdrawal/withdrawal.ts'
import { signPayment } from '#server/integrations/payment/payment.ts'
import { newId } from '#server/platform/ids.ts'
import { startApi } from '#tests/support/api.ts'
import { success } from '#tests/support/outcome.ts'

const { as, container, given, http } = startApi()
const UNIT = 10_000n
/** A hundred times what a caller may name. */
const HUGE = 100_000_000_000_000n * UNIT

describe('an amount with more decimals than the currency', () => {
  it('is refused by every endpoint', async () => {
    const [member, player, operator] = [
      await given.member({ balance: 1_000_000n }),
      await given.player('dice'),
      await given.operatorSession(await given.operator()),
    ]
    const { vendorId } = await given.depositChannel()
    const answers = await Promise.all([
      as(member).call(depositEndpoints.place, { amount: 333.335, vendorId }),
      as(member).call(depositEndpoints.promotions, { amount: 333.335 }),
      as(member).call(withdrawalEndpoints.withdraw, { amount: 333.335, bankCardId: 1, password: '123456' }),
      as(member).call(withdrawalEndpoints.charges, { withdrawAmount: '333.335' }),
      as(member).call(responsiblePlayEndpoints.setLimit, { kind: 'DEPOSIT', period: 'DAY', amount: 333.335 }),
      as(player).call(diceEndpoints.bet, { requestId: newId(), stake: 1.005, target: 5_000, direction: 'over' }),
      as(operator).call(adjustmentEndpoints.propose, { memberId: member.id, amount: 0.005, reason: 'half a centavo' }),
    ])
    expect(answers.map(({ body }) => body.errorCode)).toEqual(answers.map(() => 'amount.decimals'))
    expect(answers[0]!.body.value).toMatchObject({ fields: [{ path: 'amount' }], data: { decimals: 2, currency: 'PHP' } })
  })

  it('is refused as a setting of the merchant', async () => {
    const operator = await given.operatorSession(await given.operator({ merchant: await given.merchant() }))
    const { version } = (await as(operator).call(siteSettingsEndpoints.settings).expect(success)).body.value
    const changes = [{ path: 'withdrawal.amountPerDay', value: 333.335 }]
    const { body } = await as(operator).call(siteSettingsEndpoints.saveSettings, { version, changes, reason: 'too exact' })
    expect(body).toMatchObject({ success: false, value: { fields: [{ message: 'decimals' }] } })
  })

  it('means any decimals at all in dong', async () => {
    const merchant = await given.merchant({ currency: 'VND' })
    const member = await given.member({ merchant })
    const { vendorId } = await given.depositChannel({ merchant, maxAmount: 10_000_000n * UNIT })
    const place = (amount: number) => as(member).call(depositEndpoints.place, { amount, vendorId })
    expect((await place(500_000.5)).body).toMatchObject({ errorCode: 'amount.decimals', value: { data: { decimals: 0 } } })
    await place(500_000).expect(success)
  })
})

describe('LED-07 a sum beyond what a caller may name', () => {
  it('is shown on every page once it exists', async () => {
    const merchant = await given.merchant()
    const member = await given.member({ merchant, balance: HUGE })
    const operator = await given.operatorSession(await given.operator({ merchant }))
    const answers = await Promise.all([
      as(member).call(walletEndpoints.balances),
      as(member).call(transactionEndpoints.list),
      as(operator).call(houseReportEndpoints.overview),
    ])
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(answers[0]!.body.value.balances[0].availBalance).toBe(Number(HUGE / UNIT))
  })

  it('is approved and returned', async () => {
    const member = await given.member()
    const channel = await given.depositChannel({ method: 'GATEWAY' })
    const { depositId } = (await as(member).call(depositEndpoints.place, { amount: 500, vendorId: channel.vendorId })).body.value
    const body = JSON.stringify({ paymentId: newId(), order: depositId, outcome: 'SUCCEEDED', amount: '9'.repeat(18) })
    await http()
      .post('/wps/payment/callback')
      .set({ 'Content-Type': 'application/json', 'X-Signature': signPayment(container().paymentSecret, body) })
      .send(body)
      .expect(success)
    const operator = await given.operatorSession(await given.operator({ role: 'CASHIER' }))

    const answer = await as(operator).call(depositReviewEndpoints.approve, { depositId }).expect(success)

    expect(answer.body.value.amount).toBe(Number('99999999999999.9999'))
    expect(answer.body.success).toBe(true)
  })
})
