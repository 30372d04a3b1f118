/** Registers the service worker (client/service-worker), which only the built site has. The site also works without it. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // `none`: the browser checks the server for a newer one and switches to it without touching the page.
  navigator.serviceWorker.register('/sw.js', { scope: '/', updateViaCache: 'none' }).catch(() => undefined)
}
