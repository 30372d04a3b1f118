/** When the download card shows (SCR-43). */
import { isApp, type OpenedAs } from '#client/lib/opened-as.ts'

export interface CardFacts {
  openedAs: OpenedAs
  /** The merchant's app-window flag. */
  isOffered: boolean
  /** Closed once on this device. */
  isHidden: boolean
  /** The app for this phone, and the one for iPhones. */
  link: string | undefined
  iosLink: string | undefined
}

export function isCardShown({ openedAs, isOffered, isHidden, link, iosLink }: CardFacts): boolean {
  if (!isOffered || isHidden || isApp(openedAs)) return false
  return openedAs === 'WEBCLIP' ? iosLink !== undefined : link !== undefined
}
