/**
 * The picture host: one of the merchant's image hosts, picked at random for each visit (spec §9); our own site if there is none
 * or it does not answer.
 */
let host: string | undefined

/** Called when the site's settings are known. The choice lasts for the visit, so that no picture is fetched twice. */
export function chooseImageHost(hosts: readonly string[], random: () => number = Math.random): void {
  host ??= hosts[Math.floor(random() * hosts.length)]?.replace(/\/$/, '')
}

/** Puts a picture of ours on the chosen host; a picture with its own host is unchanged. */
export const hostedPicture = (src: string): string => (host && src.startsWith('/') && !src.startsWith('//') ? host + src : src)

/** The host failed to serve a picture: load the rest from our own site. */
export function dropImageHost(): void {
  host = ''
}
