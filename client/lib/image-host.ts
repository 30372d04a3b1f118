/**
 * Where pictures come from: one of the merchant's image hosts, chosen by chance for each visit (spec §9), our own where there is none
 * or the chosen one does not answer.
 */
let host: string | undefined

/** Called when the site's settings are known. The choice stays for the visit, so that no picture is fetched twice. */
export function chooseImageHost(hosts: readonly string[], random: () => number = Math.random): void {
  host ??= hosts[Math.floor(random() * hosts.length)]?.replace(/\/$/, '')
}

/** A picture of ours by the chosen host; one that names its own host stays as it is. */
export const hostedPicture = (src: string): string => (host && src.startsWith('/') && !src.startsWith('//') ? host + src : src)

/** It failed to give a picture: all that are still to come are asked of us. */
export function dropImageHost(): void {
  host = ''
}
