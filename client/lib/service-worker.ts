/** Registers the service worker (client/service-worker); only the built site has one. Without it the site works as before. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // `none`: the browser asks the server for a newer one by itself, and takes it over without touching the page.
  navigator.serviceWorker.register('/sw.js', { scope: '/', updateViaCache: 'none' }).catch(() => undefined)
}
