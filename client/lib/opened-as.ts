/**
 * How the site was opened (SCR-44): in the browser, as an installed app, in the merchant's own app, or from an iPhone's home
 * screen.
 */
import { isInstalled } from './is-installed.ts'

/** Apple's own flag for a page opened from the home screen; the display mode does not show it. */
const isWebClip = () => 'standalone' in navigator && navigator.standalone === true

/** A native app identifies itself in the user agent (SCR-44). */
const isNativeApp = () => /\bPalaroApp\b/.test(navigator.userAgent)

export const openedAs = () => (isNativeApp() ? 'APP' : isInstalled() ? 'PWA' : isWebClip() ? 'WEBCLIP' : 'H5')
export type OpenedAs = ReturnType<typeof openedAs>
/** The merchant's app or the installed site: nothing more to install. */
export const isApp = (as: OpenedAs): boolean => as === 'APP' || as === 'PWA'
