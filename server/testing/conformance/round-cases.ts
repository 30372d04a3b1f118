/** Bets, wins, and closed rounds. */
import assert from 'node:assert/strict'
import type { Case } from './case.ts'
import { AT_ONCE, expectBalance, expectStatus, named, together, UNIT } from './seat.ts'

export const roundCases: readonly Case[] = [
  {
    rule: 'WAL-11',
    title: 'every answer has the balance as it is after the call',
    async run(_, sit) {
      const seat = await sit()
      const before = await seat.balance()
      const round = named('round')
      expectBalance(await seat.debit(round, 3 * UNIT), before - 3 * UNIT)
      expectBalance(await seat.debit(round, UNIT), before - 4 * UNIT)
      expectBalance(await seat.credit(round, 2 * UNIT), before - 2 * UNIT)
      expectBalance(await seat.credit(round, 2 * UNIT, { roundClosed: true }), before)
      const both = { round: named('round'), transaction: named('spin'), debit: 5 * UNIT, credit: 5 * UNIT, roundClosed: true }
      expectBalance(await seat.ask('debitCredit', both), before)
      assert.equal(await seat.balance(), before)
    },
  },
  {
    rule: 'WAL-04',
    title: 'a stake beyond the balance is refused with the balance as it is; stakes at once never pass it',
    async run(_, sit) {
      const seat = await sit()
      const before = await seat.balance()
      const refused = await seat.debit(named('round'), before + 1)
      expectStatus(refused, 'RS_ERROR_NOT_ENOUGH_MONEY')
      expectBalance(refused, before)

      const tries = await together(async () => {
        const bet = { round: named('round'), transaction: named('bet') }
        const { status } = await seat.debit(bet.round, before, bet)
        return { ...bet, isTaken: status === 'RS_OK' }
      })
      const taken = tries.filter(({ isTaken }) => isTaken)
      for (const { round, transaction } of taken) expectStatus(await seat.rollback(round, transaction), 'RS_OK')
      assert.equal(taken.length, 1, `${taken.length} of ${AT_ONCE} stakes of the whole balance were taken`)
      assert.equal(await seat.balance(), before)
    },
  },
  {
    rule: 'WAL-08',
    title: 'a win without a bet says why, or is refused',
    async run(_, sit) {
      const seat = await sit()
      const before = await seat.balance()
      expectStatus(await seat.credit(named('round'), UNIT), 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST')
      const given = await seat.credit(named('round'), UNIT, { reason: 'FREE_ROUND' })
      expectStatus(given, 'RS_OK')
      expectBalance(given, before + UNIT)
      const lost = named('round')
      expectStatus(await seat.debit(lost, UNIT, { roundClosed: true }), 'RS_OK')
      assert.equal(await seat.balance(), before)
    },
  },
  {
    rule: 'WAL-09',
    title: 'a closed round takes no stake; 0 is an amount; another currency is refused',
    async run(_, sit) {
      const seat = await sit()
      const before = await seat.balance()
      const round = named('round')
      expectStatus(await seat.debit(round, 0), 'RS_OK')
      expectStatus(await seat.debit(round, UNIT), 'RS_OK')
      expectStatus(await seat.credit(round, UNIT), 'RS_OK')
      expectStatus(await seat.closeRound(round), 'RS_OK')
      expectStatus(await seat.closeRound(round), 'RS_OK')
      expectStatus(await seat.debit(round, UNIT), 'RS_ERROR_ROUND_CLOSED')
      expectStatus(await seat.credit(round, UNIT), 'RS_ERROR_ROUND_CLOSED')
      // ISO 4217 keeps these two for no currency at all.
      const other = seat.base.currency === 'XTS' ? 'XXX' : 'XTS'
      expectStatus(await seat.debit(named('round'), UNIT, { currency: other }), 'RS_ERROR_WRONG_CURRENCY')
      assert.equal(await seat.balance(), before)
    },
  },
  {
    rule: 'order',
    title: 'a win that comes before its bet is refused, and taken once the bet is there',
    async run(_, sit) {
      const seat = await sit()
      const before = await seat.balance()
      const [round, win] = [named('round'), named('win')]
      expectStatus(await seat.credit(round, UNIT, { transaction: win }), 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST')
      expectStatus(await seat.debit(round, UNIT), 'RS_OK')
      expectStatus(await seat.credit(round, UNIT, { transaction: win, roundClosed: true }), 'RS_OK')
      assert.equal(await seat.balance(), before)
    },
  },
]
