import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allot, countedTurnover, takenByGivingUp, validTurnover, wagerBonuses } from './turnover-share.ts'

const amount = fc.bigInt({ min: 0n, max: 10n ** 13n })
const round = fc.record({
  category: fc.constantFrom('RNG', 'FISH', 'INHOUSE', 'LIVE', 'SPORTS', 'ESPORTS', 'COCKFIGHT'),
  stake: amount,
  payout: amount,
})
const requirements = fc
  .array(fc.tuple(fc.bigInt({ min: 1n, max: 10n ** 12n }), fc.nat(1_000)), { maxLength: 8 })
  .map((list) =>
    list.map(([required, permille], id) => ({ id: BigInt(id), required, done: (required * BigInt(permille)) / 1_001n })),
  )

const sum = (list: readonly { taken: bigint }[]) => list.reduce((total, { taken }) => total + taken, 0n)

describe('what a round counts for', () => {
  it.each([
    { category: 'RNG', stake: 100n, payout: 0n, counts: 100n },
    { category: 'RNG', stake: 100n, payout: 100n, counts: 100n },
    { category: 'LIVE', stake: 100n, payout: 0n, counts: 100n },
    { category: 'LIVE', stake: 100n, payout: 130n, counts: 30n },
    { category: 'SPORTS', stake: 100n, payout: 900n, counts: 100n },
    { category: 'SPORTS', stake: 100n, payout: 100n, counts: 0n },
  ])('LED-19: $category: $stake staked, $payout paid → $counts', ({ counts, ...played }) => {
    expect(validTurnover(played)).toBe(counts)
  })

  it('is never more than the stake, and never more than its share of it', () => {
    fc.assert(
      fc.property(round, fc.nat(1_000_000), (played, share) => {
        const counted = countedTurnover(played, { [played.category]: share })
        expect(counted >= 0n && counted <= played.stake).toBe(true)
        expect(counted * 1_000_000n <= validTurnover(played) * BigInt(share)).toBe(true)
        expect(countedTurnover(played, {})).toBe(validTurnover(played))
      }),
    )
  })
})

describe('giving an amount to requirements', () => {
  it('gives all of it, or all that is asked, and no one more than it lacks', () => {
    fc.assert(
      fc.property(amount, requirements, (given, open) => {
        const shares = allot(given, open)
        const lacking = open.reduce((total, { required, done }) => total + required - done, 0n)
        expect(sum(shares)).toBe(given < lacking ? given : lacking)
        for (const { id, taken, isMet } of shares) {
          const { required, done } = open.find((one) => one.id === id)!
          expect(taken <= required - done).toBe(true)
          expect(isMet).toBe(done + taken === required)
        }
      }),
    )
  })

  it('begins with the oldest: no requirement gets anything before all older ones are met', () => {
    fc.assert(
      fc.property(amount, requirements, (given, open) => {
        const shares = allot(given, open)
        expect(shares.map(({ id }) => id)).toEqual(open.slice(0, shares.length).map(({ id }) => id))
        expect(shares.slice(0, -1).every(({ isMet }) => isMet)).toBe(true)
      }),
    )
  })

  it('is the same in one piece or in many', () => {
    fc.assert(
      fc.property(amount, amount, requirements, (first, second, open) => {
        const whole = allot(first + second, open)
        const after = open.map((one) => ({
          ...one,
          done: one.done + (allot(first, open).find(({ id }) => id === one.id)?.taken ?? 0n),
        }))
        const both =
          sum(allot(first, open)) +
          sum(
            allot(
              second,
              after.filter(({ required, done }) => done < required),
            ),
          )
        expect(both).toBe(sum(whole))
      }),
    )
  })
})

describe('LED-16: bonus money on the same meter', () => {
  const after = (stake: bigint, payout: bigint, ...left: bigint[]) => {
    const bonuses = left.map((bonusLeft) => ({ bonusLeft, ownResult: 0n }))
    wagerBonuses({ stake, payout }, bonuses)
    return bonuses.map(({ bonusLeft }) => bonusLeft)
  }

  it.each([
    { what: 'is wagered before the own money', stake: 40n, payout: 0n, left: [100n], leaves: [60n] },
    { what: 'leaves the rest of the stake to the own money', stake: 150n, payout: 0n, left: [100n], leaves: [0n] },
    { what: 'keeps what it won', stake: 40n, payout: 90n, left: [100n], leaves: [150n] },
    { what: 'keeps its share of what both won, down to the unit', stake: 150n, payout: 301n, left: [100n], leaves: [200n] },
    { what: 'the oldest goes first', stake: 120n, payout: 0n, left: [100n, 50n], leaves: [0n, 30n] },
    { what: 'that is used up wins nothing', stake: 10n, payout: 500n, left: [0n], leaves: [0n] },
  ])('$what', ({ stake, payout, left, leaves }) => expect(after(stake, payout, ...left)).toEqual(leaves))

  it('is never more than the balance, whatever is played', () => {
    const rounds = fc.array(fc.record({ permille: fc.integer({ min: 1, max: 1_000 }), times: fc.nat(30) }), { maxLength: 40 })
    fc.assert(
      fc.property(amount, amount, rounds, (own, bonus, played) => {
        let balance = own + bonus
        const bonuses = [{ bonusLeft: bonus, ownResult: 0n }]
        for (const { permille, times } of played) {
          const stake = (balance * BigInt(permille)) / 1_000n
          if (stake === 0n) break
          const payout = (stake * BigInt(times)) / 10n
          wagerBonuses({ stake, payout }, bonuses)
          balance += payout - stake
          const [open] = bonuses
          expect(open!.bonusLeft >= 0n && open!.bonusLeft <= balance).toBe(true)
          // The rest is the member's earlier balance plus the result of its own money since.
          expect(balance - open!.bonusLeft).toBe(own + open!.ownResult)
          expect(takenByGivingUp({ ...open!, bonus }, balance) <= balance).toBe(true)
          expect(
            balance - takenByGivingUp({ ...open!, bonus }, balance) >= (open!.ownResult < 0n ? own + open!.ownResult : own),
          ).toBe(true)
        }
      }),
    )
  })
})

describe('BON-03: what giving a bonus up takes', () => {
  it.each([
    { what: 'the bonus as it was granted', left: 100n, own: 0n, takes: 100n },
    { what: 'the bonus and what it won', left: 350n, own: 0n, takes: 350n },
    { what: 'nothing of a lost bonus while the own money is behind', left: 0n, own: -40n, takes: 0n },
    { what: 'of a lost bonus what the own money won', left: 0n, own: 60n, takes: 60n },
    { what: 'no more of that than the bonus was', left: 0n, own: 900n, takes: 100n },
    { what: 'the rest of a bonus and winnings for what is lost of it', left: 30n, own: 900n, takes: 100n },
    { what: 'never the own winnings of a bonus that is whole', left: 100n, own: 900n, takes: 100n },
    { what: 'never more than there is', left: 300n, own: 0n, money: 120n, takes: 120n },
  ])('is $what', ({ left, own, takes, money = 10_000n }) =>
    expect(takenByGivingUp({ bonus: 100n, bonusLeft: left, ownResult: own }, money)).toBe(takes),
  )
})
