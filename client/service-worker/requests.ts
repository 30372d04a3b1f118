/** What the service worker answers itself. Everything else is the network's alone: `/wps`, `/lgw`, `/bgs`, live events, media. */
export interface Asked {
  method: string
  mode: string
  url: string
}
export type Kind = 'asset' | 'page' | 'start' | undefined

/** Files with a hash in their names: the same for ever. */
const ASSET = /^\/assets\//
/** Pages of the client; the server also answers for an API page, metrics, pictures. */
const PAGE = /^\/(m(\/.*)?)?$/
/** The API under its relative spelling, `/m/wps/…` (wire §1). */
const API = /^\/(m\/)?(wps|lgw|bgs)(\/|$)/
/** What index.html loads beside the hashed files. */
export const START = ['/boot.js', '/favicon.svg']

export function kindOf({ method, mode, url }: Asked, origin: string): Kind {
  const { origin: asked, pathname } = new URL(url)
  if (method !== 'GET' || asked !== origin || API.test(pathname)) return undefined
  if (ASSET.test(pathname)) return 'asset'
  if (START.includes(pathname)) return 'start'
  return mode === 'navigate' && PAGE.test(pathname) ? 'page' : undefined
}
