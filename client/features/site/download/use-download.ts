import { isApp, openedAs } from '#client/lib/opened-as.ts'
import { useResource } from '#client/lib/site.ts'
import { platformOf } from './device.ts'

/** The merchant's app in each form it has. */
export const useAppLinks = () => ({
  android: useResource('ANDROID'),
  ios: useResource('IOS'),
  /** A profile that puts the site on an iPhone's home screen. */
  profile: useResource('MOBILECONFIG'),
})

/** The app for this phone; none inside the app or the installed site (SCR-43). */
export function useDownload(): string | undefined {
  const { android, ios, profile } = useAppLinks()
  const platform = platformOf(navigator)
  if (isApp(openedAs()) || platform === 'other') return undefined
  return platform === 'android' ? android : (ios ?? profile)
}
