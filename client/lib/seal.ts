/** An encrypted call's body and headers. */
import { sessionEndpoints } from '#contract/session.ts'
import { isInstalled } from './is-installed.ts'
import { sealPayload } from './payload-cipher.ts'

/** What an installed app calls itself where it logs in (spec §7). */
const INSTALLED = 'OTHERS'

/** `ask` calls the server for its key. */
export async function seal(body: unknown, ask: (endpoint: typeof sessionEndpoints.rsaKey) => Promise<string>) {
  const sealed = sealPayload(body, (await ask(sessionEndpoints.rsaKey)).trim())
  return { ...sealed, headers: { ...sealed.headers, ...(isInstalled() && { Device: INSTALLED }) } }
}
