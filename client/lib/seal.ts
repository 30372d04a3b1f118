/** Encrypts a call's body and adds its headers. */
import * as sessionEndpoints from '#contract/identity/session.ts'
import { isInstalled } from './is-installed.ts'
import { sealPayload } from './payload-cipher.ts'

/** The value an installed app sends at login (SCR-44). */
const INSTALLED = 'OTHERS'

/** `ask` calls the server for its key. */
export async function seal(body: unknown, ask: (endpoint: typeof sessionEndpoints.rsaKey) => Promise<string>) {
  const sealed = sealPayload(body, (await ask(sessionEndpoints.rsaKey)).trim())
  return { ...sealed, headers: { ...sealed.headers, ...(isInstalled() && { Device: INSTALLED }) } }
}
