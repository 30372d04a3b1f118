import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createShiftableClock } from '#server/platform/clock.ts'
import { createCatalogueSnapshots } from './catalogue-snapshots.ts'
import { MERCHANT_ID, sampleGame, sampleRows, sampleVendor } from './catalogue.samples.ts'
import type { CatalogueVendor } from './catalogue.ts'
import type { GameRepository } from './game.repository.ts'

const CLOSED_ID = MERCHANT_ID + 1
const HOUR_MS = 3_600_000
const clock = createShiftableClock()
let version = 1n
let simulatorSites = new Set<number>()
const readCatalogue = vi.fn()

const snapshots = (vendor: Partial<CatalogueVendor> = {}) => {
  const rows = sampleRows([sampleGame(1, { isRunning: true })], [{ ...sampleVendor('PSL'), isRunning: true, ...vendor }])
  readCatalogue.mockImplementation(async () => rows)
  return createCatalogueSnapshots({
    games: {
      readCatalogue,
      catalogueState: async () => ({ version, closedSites: new Set([CLOSED_ID]), simulatorSites }),
    } as unknown as GameRepository,
    clock,
  })
}
beforeEach(() => readCatalogue.mockClear())

describe('the catalogue in memory', () => {
  it('is read once while it does not change, and again when it has', async () => {
    const { read } = snapshots()
    const first = await read()
    expect((await read()).of).toBe(first.of)
    expect(readCatalogue).toHaveBeenCalledTimes(1)
    version += 1n
    expect((await read()).of).not.toBe(first.of)
    expect(readCatalogue).toHaveBeenCalledTimes(2)
  })

  it('follows the switch of the vendor simulator, without reading again', async () => {
    const { read } = snapshots({ isRunning: false })
    const plays = async () => (await read()).of(MERCHANT_ID).games[0]?.plays
    expect(await plays()).toBe(false)

    simulatorSites = new Set([MERCHANT_ID])

    expect(await plays()).toBe(true)
    expect(readCatalogue).toHaveBeenCalledTimes(1)
    simulatorSites = new Set()
    expect(await plays()).toBe(false)
  })

  it('knows which sites are closed', async () => {
    const { isSiteClosed } = await snapshots().read()
    expect([MERCHANT_ID, CLOSED_ID].map(isSiteClosed)).toEqual([false, true])
  })

  it('closes and opens a vendor at the instants of its maintenance, without reading again', async () => {
    const now = clock.now().getTime()
    const { read } = snapshots({ maintenanceFrom: new Date(now + HOUR_MS), maintenanceUntil: new Date(now + 2 * HOUR_MS) })
    const isOpen = async () => (await read()).of(MERCHANT_ID).games[0]?.isAvailable
    expect(await isOpen()).toBe(true)
    clock.shift(HOUR_MS)
    expect(await isOpen()).toBe(false)
    clock.shift(HOUR_MS)
    expect(await isOpen()).toBe(true)
    expect(readCatalogue).toHaveBeenCalledTimes(1)
  })
})
