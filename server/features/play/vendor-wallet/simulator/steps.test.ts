import { describe, expect, it } from 'vitest'
import { bodies, type VendorStatus } from '#contract/play/vendor-wallet/vendor-wallet.ts'
import { afterButton, type Button, BUTTONS, type Memory, NEW_MEMORY } from './memory.ts'
import { type Input, planOf } from './steps.ts'

let names = 0
const INPUT: Input = {
  player: { user: '7', token: 'token', gameCode: 'game', currency: 'PHP' },
  tokens: { expired: 'expired', wrong: 'wrong' },
  stake: 20_000,
  win: 50_000,
  endsRound: true,
  newName: (what) => `${what}-${(names += 1)}`,
}
const plan = (button: Button, memory: Memory = NEW_MEMORY, input: Partial<Input> = {}) =>
  planOf(button, memory, { ...INPUT, ...input })
const bodyOf = ({ text }: { text: string }) => JSON.parse(text) as Record<string, unknown>

/** Presses buttons one after another; every call is answered with RS_OK unless `statuses` says otherwise. */
function pressed(buttons: readonly Button[], memory: Memory = NEW_MEMORY, statuses?: readonly VendorStatus[]): Memory {
  return buttons.reduce((known, button) => {
    const planned = plan(button, known)
    return afterButton(button, known, planned, statuses ?? planned.map(() => 'RS_OK' as const))
  }, memory)
}

describe('the calls of a button', () => {
  it.each<[Button, string[]]>([
    ['BALANCE', ['balance']],
    ['BET', ['debit']],
    ['WIN', ['credit']],
    ['LOSE', ['credit']],
    ['BET_AND_WIN', ['debitCredit']],
    ['CLOSE', ['closeRound']],
    ['ROLL_BACK', ['rollback']],
    ['ROLL_BACK_FIRST', ['rollback', 'debit']],
    ['REORDER', ['credit', 'debit', 'credit']],
    ['REPEAT', ['debit']],
    ['DELAY', ['debit', 'debit']],
    ['DIE', ['debit']],
    ['EXPIRED_TOKEN', ['debit']],
    ['WRONG_TOKEN', ['debit']],
  ])('%s: %j', (button, calls) => {
    expect(plan(button, pressed(['BET'])).map(({ call }) => call)).toEqual(calls)
  })

  it('are bodies the wallet API can read, whatever happened before', () => {
    const states = [
      NEW_MEMORY,
      ...BUTTONS.map((button) => pressed([button])),
      ...BUTTONS.map((button) => pressed(['BET', button])),
    ]
    const sent = states.flatMap((state) => BUTTONS.flatMap((button) => plan(button, state)))

    expect(sent.length).toBeGreaterThan(300)
    expect(sent.filter((one) => !bodies[one.call].safeParse(bodyOf(one)).success)).toEqual([])
  })

  it.each<Button>(['CLOSE', 'ROLL_BACK', 'REPEAT'])('%s makes none before there is anything to do it with', (button) => {
    expect(plan(button)).toEqual([])
  })

  it('name the round that is open until it ends', () => {
    const open = pressed(['BET'])

    expect(bodyOf(plan('WIN', open)[0]!)).toMatchObject({ round: open.round, amount: 50_000, roundClosed: true })
    expect(bodyOf(plan('WIN', open, { endsRound: false })[0]!)).toMatchObject({ roundClosed: false })
    expect(bodyOf(plan('LOSE', open, { endsRound: false })[0]!)).toMatchObject({ amount: 0, roundClosed: true })
    expect(plan('BET', open)[0]).toMatchObject({ round: open.round })
    expect(plan('BET', pressed(['BET', 'LOSE']))[0]!.round).not.toBe(open.round)
  })

  it('repeat the same text, so that the request is the same', () => {
    const [first, second] = plan('DELAY')
    expect(first).toEqual({ ...second, isGivenUp: true })

    const open = pressed(['DELAY'])
    expect(plan('REPEAT', open)).toEqual([open.last])
    expect(open.last).not.toHaveProperty('isGivenUp')
  })

  it('send a win before its bet, and again under another request', () => {
    const [early, bet, again] = plan('REORDER').map(bodyOf)

    expect(new Set([early!.round, bet!.round, again!.round]).size).toBe(1)
    expect(again).toEqual({ ...early, requestId: again!.requestId })
    expect(again!.requestId).not.toBe(early!.requestId)
  })

  it('take a bet back before it comes', () => {
    const [rollback, bet] = plan('ROLL_BACK_FIRST').map(bodyOf)
    expect([rollback!.round, rollback!.transaction]).toEqual([bet!.round, bet!.transaction])
  })

  it.each<[Button, string]>([
    ['EXPIRED_TOKEN', 'expired'],
    ['WRONG_TOKEN', 'wrong'],
  ])('%s bets with the token %s', (button, token) => {
    expect(bodyOf(plan(button)[0]!)).toMatchObject({ token })
  })
})

describe('what is remembered', () => {
  it('is a round left open by a server that died, beside the one that goes on', () => {
    const open = pressed(['BET'])
    const died = pressed(['DIE'], open)
    expect(died.round).toBe(open.round)
    expect(died.leftOpen).toHaveLength(1)

    const closed = pressed(['CLOSE'], died)
    expect(closed).toMatchObject({ round: undefined, leftOpen: died.leftOpen })
    expect(plan('CLOSE', closed)[0]).toMatchObject({ round: died.leftOpen[0] })
    expect(pressed(['CLOSE'], closed).leftOpen).toEqual([])
  })

  it('is nothing new after a refusal, but for the call to repeat', () => {
    const refused = pressed(['BET'], NEW_MEMORY, ['RS_ERROR_NOT_ENOUGH_MONEY'])
    expect(refused).toMatchObject({ leftOpen: [], bets: [], last: { call: 'debit' } })
    expect(refused.round).toBeUndefined()
  })

  it('is no round the platform has ended itself', () => {
    expect(pressed(['WIN'], pressed(['BET']), ['RS_ERROR_ROUND_CLOSED']).round).toBeUndefined()
  })

  it('is no bet that was taken back, and no round whose every bet was', () => {
    const two = pressed(['BET', 'BET'])
    const one = pressed(['ROLL_BACK'], two)
    expect([two.bets.length, one.bets.length, one.round]).toEqual([2, 1, two.round])
    expect(pressed(['ROLL_BACK'], one)).toMatchObject({ bets: [], round: undefined })
  })

  it.each<[Button[]]>([[['BET']], [['BET', 'WIN']], [['BET_AND_WIN']]])('is the same after %j and a repeated call', (buttons) => {
    const before = pressed(buttons)
    expect(pressed(['REPEAT'], before)).toEqual(before)
  })

  it('is the open round beside one whose calls came in the wrong order', () => {
    const open = pressed(['BET'])
    const after = pressed(['REORDER'], open)
    expect([after.round, ...after.leftOpen]).toEqual([undefined, open.round])
    expect(plan('CLOSE', after)[0]).toMatchObject({ round: open.round })
  })
})
