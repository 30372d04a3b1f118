/** Attempts to get around the bonus rules, all of which fail. */
import { describe, expect, it } from 'vitest'
import * as depositEndpoints from '#contract/money/deposit/deposit.ts'
import * as downlineTransferEndpoints from '#contract/agents/downline/downline-transfer.ts'
import { amount } from '#seed/builders/index.ts'
import { startApi } from '#tests/support/api.ts'
import { correctionsOn } from '../bet-correction/setup.ts'
import { bonusScene } from './scene.ts'

const api = startApi()
const { as, given, container } = api
const { campaign, confirm, memberOf, payIn, order, withBonus, roll, slot, info, of, giveUp, balanceOf, entries } = bonusScene(api)
const { cashiers, correct } = correctionsOn(api)
const PIN = '246810'

describe('a player who abuses a bonus', () => {
  it('BON-01, BON-03, BON-04: deposit, one large bet, give up, and again with the daily bonus: the deposit still has to be played', async () => {
    const player = await given.player('dice', { balance: 0n })
    const daily = await campaign({ period: 'DAY' })
    const answers = []
    for (let attempt = 0; attempt < 3; attempt++) {
      const { body } = await order(player, 1_000, attempt === 0 ? daily.id : undefined)
      expect(body.success).toBe(true)
      if (attempt === 0) await confirm(body.value.depositId)
      answers.push((await roll(player, 1_000, 9_800)).body.errorCode)
      if (attempt === 0) await giveUp(player)
      answers.push((await order(player, 1_000, daily.id)).body.errorCode)
    }
    expect(answers[0]).toBe('bonus.stake.limit')
    expect(answers.filter((code) => code === 'bonus.not.free')).toHaveLength(3)
    expect(await entries(player.id, 'BONUS_FORFEIT')).toContainEqual(['MEMBER_MAIN', -1_000])
  })

  it('BON-03: gains nothing by a bet voided after giving up the bonus: the bonus’s stake goes where the bonus went', async () => {
    const house = await cashiers()
    const player = await withBonus()
    const { id } = await slot(player, 100)
    expect((await giveUp(player)).body.value).toEqual({ takenBack: 900 })
    expect(await balanceOf(player)).toBe(1_000)

    expect((await correct(house, id, { kind: 'VOID' })).body.success).toBe(true)

    expect(await balanceOf(player)).toBe(1_000)
    expect((await container().ledger.reconcile()).drifts).toEqual([])
  })

  it('BON-03: loses nothing either: a corrected win that was forfeited with the bonus is not taken twice', async () => {
    const house = await cashiers()
    const player = await withBonus()
    const { id } = await slot(player, 100, 500)
    expect((await giveUp(player)).body.value).toEqual({ takenBack: 1_400 })
    await correct(house, id, { kind: 'RESETTLE', payout: 0 })
    expect(await balanceOf(player)).toBe(1_000)
  })

  it('BON-07: a bet corrected while the bonus is open goes back to the bonus, and so does its turnover', async () => {
    const house = await cashiers()
    const player = await withBonus()
    const { id } = await slot(player, 100, 30)
    expect(await of(player, 'BONUS')).toMatchObject({ bonusLeft: 930, actualTurnover: 100 })
    await correct(house, id, { kind: 'VOID' })
    expect(await of(player, 'BONUS')).toMatchObject({ bonusLeft: 1_000, actualTurnover: 0 })
    expect(await info(player)).toMatchObject({ ownMoney: 1_000, bonusMoney: 1_000 })
    await correct(house, (await slot(player, 100)).id, { kind: 'RESETTLE', payout: 700 })
    expect(await of(player, 'BONUS')).toMatchObject({ bonusLeft: 1_600, actualTurnover: 100 })
    expect(await info(player)).toMatchObject({ ownMoney: 1_000, bonusMoney: 1_600 })
  })

  it('BON-03: cannot send money that a forfeit would take to a downline, nor can the upline collect it', async () => {
    const site = await given.merchant({
      flags: { AGENTRANSMULTDOWN3: true },
      settings: { agents: { transfer: { minimum: '10000', maximum: '50000000', perDay: '100000000', turnoverTimes: 1 } } },
    })
    const top = await given.member({ merchant: site, type: 1, paymentPassword: PIN, balance: amount(100) })
    const boss = await given.member({ merchant: site, type: 2, parent: top, paymentPassword: PIN, balance: amount(1_000) })
    const friend = await given.member({ merchant: site, parent: boss })
    await given.openBonus({ member: boss, bonusLeft: 0n, ownResult: amount(400) })
    const send = (sum: number) =>
      as(boss).call(downlineTransferEndpoints.transfer, { customerId: friend.id, amount: sum, paymentPassword: PIN })
    // 1,400 of their own money, of which 400 were won since.
    expect((await send(1_001)).body.errorCode).toBe('account.balance.not.enough')
    await given.collectConsent({ member: boss, agent: top })
    const collect = { customerId: boss.id, amount: 1_001, paymentPassword: PIN }
    expect((await as(top).call(downlineTransferEndpoints.collect, collect)).body.errorCode).toBe('account.balance.not.enough')
    const sent = await Promise.all([send(600), send(600), send(600)])
    expect(sent.filter(({ body }) => body.success)).toHaveLength(1)
    expect((await send(400)).body.success).toBe(true)
    expect(await balanceOf(boss)).toBe(400)
  })

  it('BON-01: even bets lost and won in turn by two accounts count only each one’s own stakes', async () => {
    const [one, two] = [await withBonus(), await withBonus()]
    for (let round = 0; round < 4; round++) {
      await slot(one, 100, round % 2 === 0 ? 200 : 0)
      await slot(two, 100, round % 2 === 0 ? 0 : 200)
    }
    for (const player of [one, two]) {
      expect(await of(player, 'BONUS')).toMatchObject({ actualTurnover: 400, bonusLeft: 1_000 })
      expect(await of(player, 'DEPOSIT')).toMatchObject({ actualTurnover: 0 })
    }
  })

  it('BON-04: gains nothing by an order that is cancelled after requesting the bonus, or that requests it once paid', async () => {
    const player = await given.player('dice', { balance: 0n })
    const { id } = await campaign({ period: 'ONCE' })
    const plain = await payIn(player, 500)
    const late = await memberOf(player).call(depositEndpoints.attachPromotion, {
      depositId: plain,
      promotionId: id,
    })
    expect(late.body.errorCode).toBe('deposit.state.changed')
    const { body } = await order(player, 500, id)
    const cancelled = await memberOf(player).call(depositEndpoints.cancel, {
      depositId: body.value.depositId,
    })
    expect(cancelled.body.success).toBe(true)
    expect(await balanceOf(player)).toBe(500)
    expect(await container().database.prisma.bonusClaim.count({ where: { memberId: player.id } })).toBe(0)
    // Not granted and not used up: available for the next one.
    await payIn(player, 500, id)
    expect(await of(player, 'BONUS')).toMatchObject({ bonus: 500 })
  })
})
