import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { type ForestNode, settleForest } from './settle-forest.ts'
import { CENTAVO, units } from './terms.samples.ts'

const node = (payeeId: number, payerId: number | null, gross: number, paid = 0): ForestNode => ({
  payeeId,
  payerId,
  gross: units(gross),
  paid: units(paid),
})
const settle = (nodes: readonly ForestNode[], wallets: Record<number, number> = {}) =>
  settleForest(nodes, (id) => units(wallets[id] ?? 0), CENTAVO)

describe('a period is paid from the top down', () => {
  it('AGT-25: U gross 9,600.00, X gross 3,720.00: U keeps 5,880.00', () => {
    const [u, x] = settle([node(1, null, 9_600), node(2, 1, 3_720)])
    expect(u).toEqual({ funded: units(9_600), deducted: units(3_720), net: units(5_880), target: units(5_880) })
    expect(x).toMatchObject({ funded: units(3_720), target: units(3_720) })
  })

  it('AGT-25, AGT-28: 30,000.00 less the child’s 13,500.00 is 16,500.00', () =>
    expect(settle([node(1, null, 30_000), node(2, 1, 13_500)])[0]).toMatchObject({ target: units(16_500) }))

  it('AGT-07: who owes more than the own salary pays the rest from the wallet', () => {
    const [u, x] = settle([node(1, null, 100), node(2, 1, 160)], { 1: 500 })
    expect(u).toMatchObject({ net: units(-60), target: units(-60) })
    expect(x).toMatchObject({ funded: units(160), target: units(160) })
  })

  it('AGT-07: as far as it goes, in the order of the contracts, never below 0', () => {
    const nodes = [node(1, null, 100), node(2, 1, 90), node(3, 1, 50), node(4, 1, 10)]
    const [u, first, second, third] = settle(nodes, { 1: 20.0055 })
    expect(u).toMatchObject({ net: units(-50), target: units(-20) })
    expect([first, second, third].map((one) => one!.funded)).toEqual([units(90), units(30), 0n])
  })

  it('AGT-07: after a top-up the rest is taken, and what was taken stays taken', () => {
    const nodes = [node(1, null, 100, -20), node(2, 1, 90, 90), node(3, 1, 50, 30)]
    expect(settle(nodes)[0]).toMatchObject({ target: units(-20) })
    const [u, , second] = settle(nodes, { 1: 1_000 })
    expect(u).toMatchObject({ target: units(-40) })
    expect(second).toMatchObject({ funded: units(50), target: units(50) })
  })

  it('AGT-25: an agent without a contract of its own pays those below from the wallet alone', () => {
    const [u, x] = settle([node(1, null, 0), node(2, 1, 50)], { 1: 30 })
    expect(u).toMatchObject({ target: units(-30) })
    expect(x).toMatchObject({ funded: units(30) })
  })

  it('whose payer was short gets back what it laid out, once the payer has paid', () => {
    const [, x] = settle([node(1, null, 0, -100), node(2, 1, 100, -60), node(3, 2, 60, 60)], {})
    expect(x).toMatchObject({ funded: units(100), net: units(40), target: units(40) })
  })

  const forest = fc
    .array(fc.record({ up: fc.nat(40), gross: fc.bigInt(0n, 10_000_000n), wallet: fc.bigInt(0n, 5_000_000n) }), {
      minLength: 1,
      maxLength: 25,
    })
    .map((rows) =>
      rows.map(({ up, gross, wallet }, index) => ({
        payeeId: index,
        payerId: index === 0 || up % 4 === 0 ? null : up % index,
        gross,
        paid: 0n,
        wallet,
      })),
    )
  const settleRows = (rows: readonly (ForestNode & { wallet: bigint })[]) => settleForest(rows, (id) => rows[id]!.wallet, CENTAVO)

  it('members get what the house and the wallets paid; no one pays more than it has', () => {
    fc.assert(
      fc.property(forest, (rows) => {
        const settled = settleRows(rows)
        const total = settled.reduce((sum, { target }) => sum + target, 0n)
        const ofHouse = rows.reduce((sum, { payerId, gross }) => (payerId === null ? sum + gross : sum), 0n)
        expect(total).toBe(ofHouse)
        settled.forEach(({ target, funded, net }, index) => {
          const { wallet, gross } = rows[index]!
          expect(target >= -wallet && target >= net && funded >= 0n && funded <= gross).toBe(true)
        })
      }),
    )
  })

  it('if the wallets are sufficient, everyone is paid in full', () => {
    fc.assert(
      fc.property(forest, (rows) => {
        const settled = settleRows(rows.map((row) => ({ ...row, wallet: 10n ** 12n })))
        settled.forEach(({ funded, net, target }, index) => {
          expect(funded).toBe(rows[index]!.gross)
          expect(target).toBe(net)
        })
      }),
    )
  })

  it('AGT-04: settled once more after posting, nothing moves', () => {
    fc.assert(
      fc.property(forest, (rows) => {
        const first = settleRows(rows)
        const posted = rows.map((row, index) => {
          const { target } = first[index]!
          return { ...row, paid: target, wallet: target < 0n ? row.wallet + target : row.wallet }
        })
        settleRows(posted).forEach(({ target }, index) => expect(target).toBe(first[index]!.target))
      }),
    )
  })
})
