/** Members who look, claim, give up and let tickets expire in any order and side by side: the budget and the money always agree. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cancelTicket } from '#contract/rewards/reward/reward-ticket.ts'
import { amount } from '#seed/builders/index.ts'
import { startApi } from '#tests/support/api.ts'
import { rewardScene } from './scene.ts'

const api = startApi()
const { as, given, clock, container } = api
const { site, WEDNESDAY, DAY_MS, list, claim, again, balanceOf } = rewardScene(api)

const PEOPLE = 4
const RUNS = 12
const LONG_MS = 60_000
const person = fc.nat(PEOPLE - 1)
const act = fc.oneof(
  { weight: 3, arbitrary: fc.record({ what: fc.constant('look' as const), who: person }) },
  { weight: 4, arbitrary: fc.record({ what: fc.constant('claim' as const), who: person }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('give up' as const), who: person }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('expire' as const), who: person }) },
)
/** What happens at once, and the days until the next of it. */
const wave = fc.record({ acts: fc.array(act, { minLength: 1, maxLength: 8 }), days: fc.constantFrom(0, 0, 1, 2) })

it(
  'LED-03: what is paid never exceeds the budget, each ticket is paid once, and what expires is free again',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(wave, { minLength: 2, maxLength: 5 }), fc.integer({ min: 5, max: 60 }), async (waves, budget) => {
        clock.set(WEDNESDAY)
        const merchant = await site()
        const details = { merchant, budget: amount(budget) }
        await given.rewardCampaign({ ...details, rule: { template: 'SIGN_IN', options: { amounts: [amount(5), amount(7)] } } })
        await given.rewardCampaign({ ...details, rule: { template: 'REGISTER', options: { amount: amount(10), days: 2 } } })
        const prizes = [20, 3, 0].map((units) => ({ amount: amount(units), weight: 1 }))
        await given.rewardCampaign({
          ...details,
          rule: { template: 'SPIN', options: { look: 'WHEEL', prizes, free: 2, bets: null } },
        })
        let people = await Promise.all(Array.from({ length: PEOPLE }, () => given.member({ merchant })))
        const expire = container().jobs.find(({ name }) => name === 'reward.expire')!
        for (const { acts, days } of waves) {
          await Promise.all(
            acts.map(async ({ what, who }) => {
              if (what === 'expire') return expire.run({})
              const names = (await list(people[who]!)).rewards.flatMap(({ transactionId }) => transactionId ?? [])
              if (what === 'give up') return names[0] && as(people[who]!).call(cancelTicket, { transactionId: names[0] })
              return what === 'claim' && names.length > 0 ? claim(people[who]!, names.join(',')) : undefined
            }),
          )
          clock.shift(days * DAY_MS)
          people = await Promise.all(people.map(again))
        }

        const { prisma } = container().database
        let paid = 0n
        for (const { id, promised, budget: most } of await prisma.rewardCampaign.findMany({
          where: { merchantId: merchant.id },
        })) {
          const tickets = await prisma.rewardTicket.findMany({ where: { campaignId: id } })
          const sum = (state: string) => tickets.reduce((all, one) => (one.state === state ? all + one.amount : all), 0n)
          expect(promised).toBe(sum('AVAILABLE') + sum('CLAIMED'))
          expect(promised).toBeLessThanOrEqual(most)
          expect(new Set(tickets.map(({ memberId, period }) => `${memberId} ${period}`)).size).toBe(tickets.length)
          paid += sum('CLAIMED')
        }
        const balances = await Promise.all(people.map(balanceOf))
        expect(balances.reduce((all, one) => all + one, 0)).toBe(Number(paid) / 10_000)
      }),
      { numRuns: RUNS },
    )
    expect((await container().ledger.reconcile()).drifts).toEqual([])
  },
  LONG_MS,
)
