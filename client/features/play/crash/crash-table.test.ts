import { describe, expect, it } from 'vitest'
import type { CrashRound, CrashSeat } from '#contract/play/crash/crash.ts'
import type { CrashTable } from './crash-calls.ts'
import { sampleRound } from './crash-round.samples.ts'
import { withPhase, withRound, withSeats } from './crash-table.ts'

const round = (id: string, phase: CrashRound['phase'] = 'BETTING') => sampleRound({ round: id, phase })
const seat = (bet: string, stake: bigint, cashOut: number | null = null): CrashSeat => ({
  bet,
  name: 'ri***08',
  stake,
  cashOut,
  payout: 0n,
})
const table = (of: CrashRound, seats: CrashSeat[]) => ({ round: of, seats, bet: null }) as unknown as CrashTable

describe('phases', () => {
  it('begin a new round without bets, and keep those of the same round', () => {
    const betting = table(round('9'), [seat('1', 5n)])

    expect(withPhase(betting, round('9', 'RUNNING'))).toMatchObject({ round: { phase: 'RUNNING' }, seats: [{ bet: '1' }] })
    expect(withPhase(betting, round('10'))).toMatchObject({ round: { round: '10' }, seats: [] })
  })

  it('of an older round change nothing', () => {
    const next = table(round('10'), [])
    expect(withPhase(next, round('9', 'CRASHED'))).toBe(next)
  })
})

describe('seats', () => {
  it('are added by stake, and replaced when they cash out', () => {
    const running = table(round('9', 'RUNNING'), [seat('1', 500n), seat('2', 100n)])

    const { seats } = withSeats(running, '9', [seat('3', 200n), seat('2', 100n, 250)])

    expect(seats.map(({ bet, cashOut }) => [bet, cashOut])).toEqual([
      ['1', null],
      ['3', null],
      ['2', 250],
    ])
  })

  it('of another round are left out', () => {
    const running = table(round('9', 'RUNNING'), [])
    expect(withSeats(running, '8', [seat('3', 200n)])).toBe(running)
  })
})

describe('rounds that have crashed', () => {
  const crashed = (id: string) => ({
    ...sampleRound({ round: id, phase: 'CRASHED', point: 250, hash: id.repeat(8) }),
    salt: 's',
    terminatingHash: 't',
  })
  const known = { list: [{ ...crashed('8'), commitment: 'before 8' }] }

  it('come in front, without what was published before them', () => {
    expect(withRound(known, crashed('9')).list.map((one) => [one.round, one.commitment])).toEqual([
      ['9', ''],
      ['8', 'before 8'],
    ])
  })

  it('PF-06 can still be verified when they are heard of once more, with their bets paid', () => {
    const { list } = withRound(known, { ...crashed('8'), isSettled: true })
    expect(list).toEqual([{ ...crashed('8'), isSettled: true, commitment: 'before 8' }])
  })
})
