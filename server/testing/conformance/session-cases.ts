/** Who calls, and for whom: signatures, tokens and sessions. */
import assert from 'node:assert/strict'
import { CLOCK_SKEW_MS } from '#server/features/play/vendor-wallet/signature.ts'
import { createVendorClient } from '#server/features/play/vendor-wallet/vendor-client.ts'
import type { Case } from './case.ts'
import { launchTokenOf } from './platform.ts'
import { expectBalance, expectStatus, named, UNIT } from './seat.ts'

const MINUTE_MS = 60_000

/** Correctly signed, but not a valid call. */
const MALFORMED: readonly [string, (input: object) => string][] = [
  ['no JSON', () => '{"amount":'],
  ['a list', () => '[]'],
  ['a negative amount', (input) => JSON.stringify({ ...input, amount: -UNIT })],
  ['a fraction', (input) => JSON.stringify({ ...input, amount: 0.5 })],
  ['an amount as text', (input) => JSON.stringify({ ...input, amount: '10000' })],
  ['an amount without end', (input) => JSON.stringify({ ...input, amount: 0 }).replace('"amount":0', '"amount":1e400')],
  ['a transaction without a name', (input) => JSON.stringify({ ...input, transaction: '' })],
  ['a name with other letters', (input) => JSON.stringify({ ...input, round: "x'; --" })],
]

export const sessionCases: readonly Case[] = [
  {
    rule: 'WAL-13',
    title: 'a launch token opens one session, and the same request opens it again',
    async run({ player, client }, sit) {
      const { ownToken } = await sit()
      const launchToken = await launchTokenOf(player, ownToken)
      const inputs = [named('open'), named('open')].map((requestId) => ({ requestId, launchToken }))
      const answers = await Promise.all(inputs.map((input) => client.call('authenticate', input)))
      const opened = answers.findIndex(({ status }) => status === 'RS_OK')
      assert.notEqual(opened, -1, 'neither of two exchanges at once opened a session')
      expectStatus(answers[1 - opened]!, 'RS_ERROR_INVALID_TOKEN')
      expectStatus(await client.call('authenticate', inputs[opened]!), 'RS_OK')
      const unknown = await client.call('authenticate', { requestId: named('open'), launchToken: 'not-a-token-of-any-launch' })
      expectStatus(unknown, 'RS_ERROR_INVALID_TOKEN')
      assert.notEqual(answers[opened]!.session!.token, ownToken, 'the vendor was given the player’s own token')
    },
  },
  {
    rule: 'WAL-14',
    title: 'a token speaks for its own player only',
    async run(_, sit) {
      const seat = await sit()
      const before = await seat.balance()
      const other = String(Number(seat.base.user) + 1)
      expectStatus(await seat.debit(named('round'), UNIT, { user: other }), 'RS_ERROR_INVALID_TOKEN')
      expectStatus(await seat.ask('balance', { user: other }), 'RS_ERROR_INVALID_TOKEN')
      expectStatus(await seat.ask('balance', { token: seat.ownToken }), 'RS_ERROR_INVALID_TOKEN')
      assert.equal(await seat.balance(), before)
    },
  },
  {
    rule: 'WAL-03',
    title: 'nothing is read before the signature over the raw body is right',
    async run({ client }, sit) {
      const { url, vendorCode } = client
      const seat = await sit()
      const before = await seat.balance()
      const body = JSON.stringify(seat.inputOf({ round: named('round'), transaction: named('bet'), amount: UNIT }))
      const [now, tooFar] = [Date.now(), CLOCK_SKEW_MS + MINUTE_MS]
      const stranger = createVendorClient({ url, vendorCode, secret: 'x'.repeat(43) })
      const wrong: [string, string, string][] = [
        ['no signature', body, ''],
        ['another key', body, stranger.sign('debit', body)],
        ['another body', `${body} `, client.sign('debit', body)],
        ['too old', body, client.sign('debit', body, now - tooFar)],
        ['signed for another call', body, client.sign('credit', body)],
        ['from the future', body, client.sign('debit', body, now + tooFar)],
      ]
      for (const [why, sent, signature] of wrong) {
        const { httpStatus, answer } = await client.send('debit', sent, signature)
        assert.equal(httpStatus, 200, `${why}: HTTP ${httpStatus}`)
        assert.equal(answer.status, 'RS_ERROR_INVALID_SIGNATURE', `${why}: ${answer.status}`)
      }
      const nobody = createVendorClient({ url, vendorCode: 'NO-SUCH-VENDOR', secret: 'x'.repeat(43) })
      expectStatus((await client.send('debit', body, nobody.sign('debit', body))).answer, 'RS_ERROR_INVALID_PARTNER')
      assert.equal(await seat.balance(), before)
    },
  },
  {
    rule: 'syntax',
    title: 'a body that is no call is refused, and changes nothing',
    async run({ client }, sit) {
      const seat = await sit()
      const before = await seat.balance()
      for (const [why, write] of MALFORMED) {
        const body = write(seat.inputOf({ round: named('round'), transaction: named('bet'), amount: UNIT }))
        const { httpStatus, answer } = await client.send('debit', body, client.sign('debit', body))
        assert.equal(httpStatus, 200, `${why}: HTTP ${httpStatus}`)
        assert.equal(answer.status, 'RS_ERROR_WRONG_SYNTAX', `${why}: ${answer.status}`)
      }
      assert.equal(await seat.balance(), before)
    },
  },
  {
    rule: 'WAL-05',
    title: 'once the player has left, bets are refused; wins and rollbacks are taken',
    async run(_, sit) {
      const seat = await sit()
      const before = await seat.balance()
      const [round, bet] = [named('round'), named('bet')]
      expectStatus(await seat.debit(round, UNIT), 'RS_OK')
      expectStatus(await seat.debit(round, UNIT, { transaction: bet }), 'RS_OK')
      await seat.leave()
      expectStatus(await seat.debit(named('round'), UNIT), 'RS_ERROR_TOKEN_EXPIRED')
      const returned = await seat.rollback(round, bet)
      expectStatus(returned, 'RS_OK')
      expectBalance(returned, before - UNIT)
      const won = await seat.credit(round, UNIT, { roundClosed: true })
      expectStatus(won, 'RS_OK')
      expectBalance(won, before)
    },
  },
]
