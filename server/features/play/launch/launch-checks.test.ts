import { describe, expect, it } from 'vitest'
import { sampleGame, sampleVendor } from '#server/features/play/game/catalogue.samples.ts'
import { checkMayPlay, checkRuns } from './launch-checks.ts'

const now = new Date('2026-03-01T00:00:00Z')
const [before, after] = [new Date('2026-02-28T00:00:00Z'), new Date('2026-03-02T00:00:00Z')]

describe('who may play', () => {
  it.each([
    { status: 'ACTIVE', excludedUntil: null },
    { status: 'EXCLUDED', excludedUntil: before },
    { status: 'ACTIVE', excludedUntil: before },
  ])('$status until $excludedUntil may', (player) =>
    expect(() => checkMayPlay({ ...player, mustChangePassword: false }, now)).not.toThrow(),
  )

  it.each([
    { status: 'FROZEN', excludedUntil: null, code: 'permission.denied' },
    { status: 'FROZEN', excludedUntil: before, code: 'permission.denied' },
    { status: 'CLOSED', excludedUntil: null, code: 'permission.denied' },
    { status: 'LOCKED', excludedUntil: null, code: 'permission.denied' },
    { status: 'EXCLUDED', excludedUntil: null, code: 'play.excluded' },
    { status: 'EXCLUDED', excludedUntil: after, code: 'play.excluded' },
    { status: 'ACTIVE', excludedUntil: after, code: 'play.excluded' },
  ])('$status until $excludedUntil may not (RG-08): $code', ({ code, ...player }) =>
    expect(() => checkMayPlay({ ...player, mustChangePassword: false }, now)).toThrow(code),
  )

  it('a temporary password opens no game', () =>
    expect(() => checkMayPlay({ status: 'ACTIVE', excludedUntil: null, mustChangePassword: true }, now)).toThrow(
      'password.change.required',
    ))
})

describe('what runs (ACC-09)', () => {
  const open = { game: sampleGame(1), vendor: sampleVendor('PSL'), isOffered: true }

  it('opens a running game', () => expect(() => checkRuns(open, { isUnderMaintenance: false }, now)).not.toThrow())

  it.each([
    ['the game', { ...open, game: sampleGame(1, { isRunning: false }) }, false],
    ['the vendor', { ...open, vendor: sampleVendor('PSL', { isRunning: false }) }, false],
    ['the merchant’s switch', { ...open, isOffered: false }, false],
    ['all gaming', open, true],
  ])('%s can be switched off', (_, facts, isUnderMaintenance) =>
    expect(() => checkRuns(facts, { isUnderMaintenance }, now)).toThrow('vendor_under_maintenance'),
  )

  it('returns the maintenance window', () => {
    const vendor = sampleVendor('PSL', { maintenanceFrom: before, maintenanceUntil: after })
    expect(() => checkRuns({ ...open, vendor }, { isUnderMaintenance: false }, now)).toThrow(
      expect.objectContaining({
        details: { resType: 1, content: { data: { maintainTime: before.getTime(), endTime: after.getTime() } } },
      }),
    )
  })
})
