const THIS_MACHINE = ['localhost', '127.0.0.1', '[::1]']

/** A page players can be sent to: over HTTPS, or on this machine outside production; without a password or a fragment. */
export function isLaunchAddress(text: string, isProduction: boolean): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, password, hash } = new URL(text)
  if (username || password || hash) return false
  return protocol === 'https:' || (protocol === 'http:' && !isProduction && THIS_MACHINE.includes(hostname))
}
