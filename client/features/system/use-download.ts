import { isInstalled } from '#client/lib/is-installed.ts'
import { useResource } from './system.queries.ts'

const IS_APPLE = /iphone|ipad|ipod/i
const IS_ANDROID = /android/i

/** The app for this phone, where the merchant has one and the page is not the app itself (spec §2, home header). */
export function useDownload(): string | undefined {
  const [ios, profile, android] = [useResource('IOS'), useResource('MOBILECONFIG'), useResource('ANDROID')]
  if (isInstalled()) return undefined
  if (IS_APPLE.test(navigator.userAgent)) return ios ?? profile
  return IS_ANDROID.test(navigator.userAgent) ? android : undefined
}
