/**
 * The picture host: one of the merchant's image hosts, picked at random for each visit (SCR-45); our own site if there is none
 * or it does not answer.
 */
import { isFirstPicture } from './first-picture.ts'

let host: string | undefined
let hasFailed = false

/** Called when the site's settings are known. The choice lasts for the visit, so that no picture is fetched twice. */
export function chooseImageHost(hosts: readonly string[], random: () => number = Math.random): void {
  host ??= hosts[Math.floor(random() * hosts.length)]?.replace(/\/$/, '')
}

/**
 * Puts a picture of ours on the chosen host; a picture with its own host is unchanged, and so is the one in the served page, which
 * is already loading from our own site.
 */
export function hostedPicture(src: string): string {
  const isOurs = src.startsWith('/') && !src.startsWith('//')
  return host && !hasFailed && isOurs && !isFirstPicture(src) ? host + src : src
}

/**
 * Where to load a picture that failed: our own site if it was on the chosen host, and so are all later ones. Undefined if it is
 * broken there too.
 */
export function pictureAfterFailure(address: string): string | undefined {
  if (!host || !address.startsWith(`${host}/`)) return undefined
  hasFailed = true
  return address.slice(host.length)
}
