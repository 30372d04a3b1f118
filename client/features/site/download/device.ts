/** Which phone this is, for installing an app (SCR-43). */
export type Platform = 'ios' | 'android' | 'other'
/** Major and minor. */
export type Version = readonly [number, number]

const IPHONE = /iphone|ipad|ipod/i
/** An iPad in desktop mode calls itself a Mac, but no Mac has multi-touch. */
const MAC = /macintosh/i
const ANDROID = /android/i
const IOS_VERSION = /\bOS (\d+)_(\d+)/

export interface Device {
  userAgent: string
  maxTouchPoints: number
}

export function platformOf({ userAgent, maxTouchPoints }: Device): Platform {
  if (IPHONE.test(userAgent) || (MAC.test(userAgent) && maxTouchPoints > 1)) return 'ios'
  return ANDROID.test(userAgent) ? 'android' : 'other'
}

/** Undefined if the browser does not tell. */
export function iosVersion(userAgent: string): Version | undefined {
  const [, major, minor] = IOS_VERSION.exec(userAgent) ?? []
  return major && minor ? [Number(major), Number(minor)] : undefined
}

const isBelow = ([major, minor]: Version, [wantedMajor, wantedMinor]: Version) =>
  major < wantedMajor || (major === wantedMajor && minor < wantedMinor)

/** iOS 12 below 2, or 11 and earlier: manual installation, with a hint. */
const FIRST_MODERN: Version = [12, 2]
export const APP_NEEDS: Version = [12, 4]

export const isLegacyIos = (version: Version | undefined): boolean => version !== undefined && isBelow(version, FIRST_MODERN)
export const canRunIosApp = (version: Version | undefined): boolean => version === undefined || !isBelow(version, APP_NEEDS)
