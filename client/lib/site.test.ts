import { describe, expect, it } from 'vitest'
import { systemState } from './site.ts'

describe('system state', () => {
  it.each([
    [false, false, 'normal'],
    [true, false, 'maintenance'],
    [true, true, 'maintenance'],
    [false, true, 'blocked'],
  ] as const)('maintenance %s, region %s: %s', (maintenance, regionRestriction, state) => {
    expect(systemState({ maintenance, regionRestriction })).toBe(state)
  })
})
