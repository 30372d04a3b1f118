/**
 * Links to other sites. Inside the merchant's native app they open in the app's own browser (spec §9), so that the app stays
 * where it is: through `PalaroApp.openBrowser(url)` on Android, the message handler `openBrowser` on an iPhone.
 */
import { openedAs } from './opened-as.ts'

interface AppBridge {
  PalaroApp?: { openBrowser?: (url: string) => void }
  webkit?: { messageHandlers?: { openBrowser?: { postMessage: (url: string) => void } } }
}

/** False if the browser should open it: outside the app, or in one too old to have a browser. */
export function openInApp(address: string, bridge: AppBridge = window as AppBridge): boolean {
  if (openedAs() !== 'APP') return false
  const { PalaroApp: android, webkit } = bridge
  const iphone = webkit?.messageHandlers?.openBrowser
  // Called as a method: on Android it fails when detached from its object.
  if (android?.openBrowser) android.openBrowser(address)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a handler of the app, no window
  else if (iphone) iphone.postMessage(address)
  else return false
  return true
}
