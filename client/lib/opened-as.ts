/** How the site was opened (spec §3): in the browser, as an installed app, in the merchant's own app, or as a web clip of an iPhone. */
import { isInstalled } from './is-installed.ts'

/** Apple's own word for a page opened from the home screen, where the display mode says nothing. */
const isWebClip = () => 'standalone' in navigator && navigator.standalone === true

/** A native app names itself in the user agent (spec §9). */
const isNativeApp = () => /\bPalaroApp\b/.test(navigator.userAgent)

export const openedAs = () => (isNativeApp() ? 'APP' : isInstalled() ? 'PWA' : isWebClip() ? 'WEBCLIP' : 'H5')
export type OpenedAs = ReturnType<typeof openedAs>
/** The merchant's app, or the installed site: nothing more to install. */
export const isApp = (as: OpenedAs): boolean => as === 'APP' || as === 'PWA'
