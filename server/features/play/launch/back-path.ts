/** Exactly one leading slash: `//host` would lead to another site, and `/./ /host` becomes it. */
const OWN_PATH = /^\/(?![/\\])/

/** The path on our own site that a `backUrl` names, or undefined: leaving a game must never lead to another site. */
export function backPath(backUrl: string | undefined, origin: string): string | undefined {
  if (!backUrl || !URL.canParse(backUrl, origin)) return undefined
  const url = new URL(backUrl, origin)
  const path = url.pathname + url.search + url.hash
  return url.origin === new URL(origin).origin && OWN_PATH.test(path) ? path : undefined
}
