/** How the site was opened (spec §3): in the browser, as an installed app, or as a web clip of an iPhone. */
import { isInstalled } from './is-installed.ts'

/** Apple's own word for a page opened from the home screen, where the display mode says nothing. */
const isWebClip = () => 'standalone' in navigator && navigator.standalone === true

export const openedAs = () => (isInstalled() ? 'PWA' : isWebClip() ? 'WEBCLIP' : 'H5')
