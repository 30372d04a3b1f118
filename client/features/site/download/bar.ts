/** When the download bar shows (spec §2, app download). */
import { isApp, type OpenedAs } from '#client/lib/opened-as.ts'

export interface BarFacts {
  openedAs: OpenedAs
  /** The merchant's app-window flag. */
  isOffered: boolean
  /** Closed once on this device. */
  isHidden: boolean
  /** The app for this phone, and the one for iPhones. */
  link: string | undefined
  iosLink: string | undefined
}

export function isBarShown({ openedAs, isOffered, isHidden, link, iosLink }: BarFacts): boolean {
  if (!isOffered || isHidden || isApp(openedAs)) return false
  return openedAs === 'WEBCLIP' ? iosLink !== undefined : link !== undefined
}
