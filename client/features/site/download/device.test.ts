import { describe, expect, it } from 'vitest'
import { canRunIosApp, iosVersion, isLegacyIos, platformOf } from './device.ts'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 12_1_4 like Mac OS X) AppleWebKit/605.1.15'
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15'

describe('the phone', () => {
  it.each([
    [IPHONE, 5, 'ios'],
    [MAC, 5, 'ios'],
    [MAC, 0, 'other'],
    ['Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36', 5, 'android'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 10, 'other'],
  ] as const)('%s with %d fingers: %s', (userAgent, maxTouchPoints, platform) => {
    expect(platformOf({ userAgent, maxTouchPoints })).toBe(platform)
  })

  it('gives its iOS version, or nothing', () => {
    expect(iosVersion(IPHONE)).toEqual([12, 1])
    expect(iosVersion(MAC)).toBeUndefined()
  })

  it.each([
    [[9, 3], true, false],
    [[11, 4], true, false],
    [[12, 1], true, false],
    [[12, 2], false, false],
    [[12, 3], false, false],
    [[12, 4], false, true],
    [[17, 0], false, true],
  ] as const)('with iOS %j: legacy %s, runs the app %s', (version, isLegacy, canRun) => {
    expect(isLegacyIos(version)).toBe(isLegacy)
    expect(canRunIosApp(version)).toBe(canRun)
  })

  it('of an unknown version counts as a new one', () => {
    expect(isLegacyIos(undefined)).toBe(false)
    expect(canRunIosApp(undefined)).toBe(true)
  })
})
