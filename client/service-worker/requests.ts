/** What the service worker answers itself. Everything else goes to the network: `/wps`, `/lgw`, `/bgs`, `/lotto`, live events, media. */
export interface Asked {
  method: string
  mode: string
  url: string
}
export type Kind = 'asset' | 'page' | 'start' | undefined

/** Files with a hash in their name never change. */
const ASSET = /^\/assets\//
/** Pages of the client; the server also serves API docs, metrics and pictures. */
const PAGE = /^\/(m(\/.*)?)?$/
/** The API at its relative address, `/m/wps/…` (WIR-04). */
const API = /^\/(m\/)?(wps|lgw|bgs|lotto|lotto-vn)(\/|$)/
/** The unhashed files that index.html loads. */
export const START = ['/boot.js', '/favicon.svg']

export function kindOf({ method, mode, url }: Asked, origin: string): Kind {
  const { origin: asked, pathname } = new URL(url)
  if (method !== 'GET' || asked !== origin || API.test(pathname)) return undefined
  if (ASSET.test(pathname)) return 'asset'
  if (START.includes(pathname)) return 'start'
  return mode === 'navigate' && PAGE.test(pathname) ? 'page' : undefined
}
