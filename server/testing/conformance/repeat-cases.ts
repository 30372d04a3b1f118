/** Repeated calls, and rollbacks. */
import assert from 'node:assert/strict'
import type { Case } from './case.ts'
import { expectBalance, expectStatus, named, together, UNIT } from './seat.ts'

export const repeatCases: readonly Case[] = [
  {
    rule: 'WAL-01',
    title: 'the same request gets the same answer, and its id is good for nothing else',
    async run({ client }, sit) {
      const seat = await sit()
      const before = await seat.balance()
      const [round, transaction] = [named('round'), named('bet')]
      const input = seat.inputOf<'debit'>({ round, transaction, amount: 2 * UNIT })
      const answers = await together(() => client.call('debit', input))
      expectStatus(answers[0]!, 'RS_OK')
      expectStatus(await seat.debit(round, UNIT), 'RS_OK')
      answers.push(await client.call('debit', input))
      for (const answer of answers) assert.deepEqual(answer, answers[0], 'a repeated request was answered differently')
      expectStatus(await client.call('debit', { ...input, amount: UNIT }), 'RS_ERROR_DUPLICATE_REQUEST')
      assert.equal(await seat.balance(), before - 3 * UNIT)
      expectStatus(await seat.credit(round, 3 * UNIT, { roundClosed: true }), 'RS_OK')
    },
  },
  {
    rule: 'WAL-02',
    title: 'a transaction is applied once, under whatever request',
    async run(_, sit) {
      const seat = await sit()
      const before = await seat.balance()
      const [round, transaction] = [named('round'), named('bet')]
      const bets = await together(() => seat.debit(round, 2 * UNIT, { transaction }))
      for (const bet of bets) {
        expectStatus(bet, 'RS_OK')
        expectBalance(bet, before - 2 * UNIT)
      }
      expectStatus(await seat.debit(round, UNIT, { transaction }), 'RS_ERROR_DUPLICATE_TRANSACTION')
      expectStatus(await seat.credit(round, UNIT, { transaction }), 'RS_ERROR_DUPLICATE_TRANSACTION')
      const win = named('win')
      await together(() => seat.credit(round, 2 * UNIT, { transaction: win }))
      expectStatus(await seat.closeRound(round), 'RS_OK')
      assert.equal(await seat.balance(), before)
    },
  },
  {
    rule: 'WAL-10',
    title: 'a caller that hangs up before the answer gets it by asking again',
    async run({ client }, sit) {
      const seat = await sit()
      const before = await seat.balance()
      const round = named('round')
      const input = seat.inputOf<'debit'>({ round, transaction: named('bet'), amount: UNIT })
      const body = JSON.stringify(input)
      for (const afterMs of [0, 1, 2, 5, 10])
        await client.send('debit', body, client.sign('debit', body), AbortSignal.timeout(afterMs)).catch(() => undefined)
      const answer = await client.call('debit', input)
      expectStatus(answer, 'RS_OK')
      expectBalance(answer, before - UNIT)
      assert.equal(await seat.balance(), before - UNIT)
      expectStatus(await seat.credit(round, UNIT, { roundClosed: true }), 'RS_OK')
    },
  },
  {
    rule: 'WAL-06',
    title: 'a rollback of a bet that never came succeeds, and the late bet is refused',
    async run(_, sit) {
      const seat = await sit()
      const before = await seat.balance()
      const [round, transaction] = [named('round'), named('bet')]
      for (let times = 1; times <= 2; times++) {
        const answer = await seat.rollback(round, transaction)
        expectStatus(answer, 'RS_OK')
        expectBalance(answer, before)
      }
      const late = await seat.debit(round, UNIT, { transaction })
      expectStatus(late, 'RS_ERROR_TRANSACTION_ROLLED_BACK')
      expectBalance(late, before)
    },
  },
  {
    rule: 'rollback',
    title: 'a stake comes back once, however often it is asked for',
    async run(_, sit) {
      const seat = await sit()
      const before = await seat.balance()
      const [round, transaction] = [named('round'), named('bet')]
      expectStatus(await seat.debit(round, 2 * UNIT, { transaction }), 'RS_OK')
      const answers = await together(() => seat.rollback(round, transaction))
      for (const answer of answers) {
        expectStatus(answer, 'RS_OK')
        expectBalance(answer, before)
      }
      expectStatus(await seat.debit(round, 2 * UNIT, { transaction }), 'RS_ERROR_TRANSACTION_ROLLED_BACK')
    },
  },
  {
    rule: 'WAL-07',
    title: 'a rollback after a win, or of a closed round, is refused or made good, as the contract says',
    async run({ afterWin }, sit) {
      const seat = await sit()
      const before = await seat.balance()
      const [round, bet, win] = [named('round'), named('bet'), named('win')]
      expectStatus(await seat.debit(round, 2 * UNIT, { transaction: bet }), 'RS_OK')
      expectStatus(await seat.credit(round, 2 * UNIT, { transaction: win }), 'RS_OK')
      if (afterWin === 'compensate') {
        expectStatus(await seat.rollback(round, win), 'RS_OK')
        const answer = await seat.rollback(round, bet)
        expectStatus(answer, 'RS_OK')
        expectBalance(answer, before)
      } else {
        const answer = await seat.rollback(round, bet)
        expectStatus(answer, 'RS_ERROR_ROLLBACK_REFUSED')
        expectBalance(answer, before)
      }
      const [closed, last] = [named('round'), named('bet')]
      const prize = named('win')
      expectStatus(await seat.debit(closed, UNIT, { transaction: last }), 'RS_OK')
      expectStatus(await seat.credit(closed, UNIT, { transaction: prize, roundClosed: true }), 'RS_OK')
      if (afterWin === 'compensate') {
        const answer = await seat.rollback(closed, prize)
        expectStatus(answer, 'RS_OK')
        expectBalance(answer, before - UNIT)
        expectStatus(await seat.rollback(closed, last), 'RS_OK')
      } else expectStatus(await seat.rollback(closed, last), 'RS_ERROR_ROUND_CLOSED')
      if (afterWin === 'refuse') expectStatus(await seat.closeRound(round), 'RS_OK')
      assert.equal(await seat.balance(), before)
    },
  },
]
