import { expect, it } from 'vitest'
import { buildCatalogue } from './catalogue.ts'
import { MERCHANT_ID, sampleGame, sampleRows, sampleVendor } from './catalogue.samples.ts'
import { vendorLanes } from './vendor-lanes.ts'

const lanesOf = (games: Parameters<typeof sampleRows>[0], codes: string[]) =>
  vendorLanes(
    buildCatalogue(
      sampleRows(
        games,
        codes.map((code) => sampleVendor(code)),
      ),
      MERCHANT_ID,
      new Date(0),
    ),
  )

it('SCR-13: stands in menu order and leaves empty categories out', () => {
  const games = (['ESPORTS', 'INHOUSE', 'LIVE', 'RNG', 'COCKFIGHT', 'FISH', 'SPORTS', 'PVP'] as const).map((category, index) =>
    sampleGame(index + 1, { category }),
  )
  const titles = lanesOf(games, ['PSL']).map(({ title }) => title)
  expect(titles).toEqual(['RNG', 'FISH', 'LIVE', 'PVP', 'COCKFIGHT', 'SPORTS', 'ESPORTS', 'INHOUSE'])
})

it('has a card for each vendor of the lane, in the order of vendors, with its own count', () => {
  const games = [
    sampleGame(1, { vendorCode: 'TLA', hasFreePlay: true, classify: 'Megaways' }),
    sampleGame(2, { vendorCode: 'PSL', classify: 'Classic' }),
    sampleGame(3, { vendorCode: 'TLA', classify: 'Classic' }),
    sampleGame(4, { vendorCode: 'LMB', category: 'FISH' }),
  ]
  const [rng, fish] = lanesOf(games, ['PSL', 'TLA', 'LMB'])
  expect(rng?.cards).toMatchObject([
    { accountTypeName: 'PSL', displayName: 'Studio PSL', gameCount: 1, freeplay: false, supportPlay: 1, nodeId: 'n2' },
    { accountTypeName: 'TLA', gameCount: 2, freeplay: true, supportPlay: 0, gameId: '1', nodeId: 'n1' },
  ])
  expect(rng).toMatchObject({ gameCount: 3, gameClassify: ['Megaways', 'Classic'] })
  expect(fish?.cards.map(({ accountTypeName }) => accountTypeName)).toEqual(['LMB'])
})

it('has vendors with something to play first, and marks the others', () => {
  const games = [
    sampleGame(1, { vendorCode: 'PSL', isRunning: false }),
    sampleGame(2, { vendorCode: 'TLA' }),
    sampleGame(3, { vendorCode: 'TLA', isRunning: false }),
  ]

  const [rng] = lanesOf(games, ['PSL', 'TLA'])

  expect(rng?.cards.map(({ accountTypeName, comingSoon, gameCount }) => [accountTypeName, comingSoon, gameCount])).toEqual([
    ['TLA', false, 2],
    ['PSL', true, 1],
  ])
})
