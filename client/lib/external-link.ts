/**
 * The only way to other sites. Inside the merchant's native app they open in the app's own browser (SCR-44), so that the app
 * stays where it is: through `PalaroApp.openBrowser(url)` on Android, the message handler `openBrowser` on an iPhone.
 */
import { openedAs } from './opened-as.ts'

interface AppBridge {
  PalaroApp?: { openBrowser?: (url: string) => void }
  webkit?: { messageHandlers?: { openBrowser?: { postMessage: (url: string) => void } } }
}

/** Undefined if it is not a web address: mail, telephone, another app, or a server's mistake. */
function webAddress(address: string): URL | undefined {
  try {
    const url = new URL(address, location.href)
    return /^https?:$/.test(url.protocol) ? url : undefined
  } catch {
    return undefined
  }
}

const isOnThisServer = (url: URL | undefined): boolean => url?.origin === location.origin

/** Pages of our router; our server has others, such as the stand-in for a payment site. */
const ROUTED = /^\/(?:(?:m|operator)(?:\/.*)?)?$/

/** The path of one of our own pages, for the router; undefined for any other address. */
export function ownPage(address: string): string | undefined {
  const url = webAddress(address)
  return url && isOnThisServer(url) && ROUTED.test(url.pathname) ? url.pathname + url.search + url.hash : undefined
}

/** Whether the address is a page of our own server that our router doesn't have. */
export function isServerPage(address: string): boolean {
  return isOnThisServer(webAddress(address)) && ownPage(address) === undefined
}

/** False if this window should open it: outside the app, in an app too old to have a browser, of our own server, or no web address. */
export function openInApp(address: string, bridge: AppBridge = window as AppBridge): boolean {
  const web = webAddress(address)
  if (openedAs() !== 'APP' || !web || isOnThisServer(web)) return false
  const url = web.href
  const { PalaroApp: android, webkit } = bridge
  const iphone = webkit?.messageHandlers?.openBrowser
  // Called as a method: on Android it fails when detached from its object.
  if (android?.openBrowser) android.openBrowser(url)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a handler of the app, no window
  else if (iphone) iphone.postMessage(url)
  else return false
  return true
}

/** Opens another site in place of our page: a payment site, a chat. True if the app's browser opened it and our page stays. */
export function leaveFor(address: string): boolean {
  if (openInApp(address)) return true
  const url = webAddress(address)
  if (url) location.assign(url)
  return false
}

/**
 * Opens a site that sends the visitor back with an answer, such as a social network's login. In the app too it opens in this
 * window: the app's browser lacks what was started here, and would be logged in instead of the app.
 */
export function leaveAndReturn(address: string): void {
  const url = webAddress(address)
  if (url) location.assign(url)
}

/** Opens another site beside our page. False if the browser blocked the new window. */
export function openBeside(address: string): boolean {
  const url = webAddress(address)
  if (!url || openInApp(url.href)) return true
  const opened = window.open(url, '_blank')
  if (!opened) return false
  opened.opener = null
  return true
}
