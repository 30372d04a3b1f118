/**
 * Browsers an account has logged in from, each known by a signed cookie. A cookie grants no access: failures in a known browser
 * are counted separately, so that strangers' attempts do not lock the owner out. A new password makes all browsers unknown again.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { SetCookie } from '#server/http/handle.ts'
import type { Clock } from '#server/platform/clock.ts'
import { newSecret } from '#server/platform/ids.ts'

const DAY_S = 86_400
const LIFE_S = 90 * DAY_S
/** How many accounts a shared browser can be known to; the oldest are dropped. */
const KEPT = 5
const ID_BYTES = 12
const SIGNATURE_LENGTH = 22
const SEPARATOR = '~'
const ENTRY = /^(\d{1,10})\.(\d{1,11})\.([\w-]{16})\.([\w-]{22})$/
const MS = 1_000

export interface DeviceOwner {
  id: number
  passwordHash: string
}
type Cookies = Readonly<Record<string, string | undefined>>
/** The caller's browser. */
export interface Browser {
  cookies: Cookies
  setCookie: SetCookie
}
interface Deps {
  secret: string
  clock: Clock
  /** Also the cookie's name. */
  kind: 'memberDevice' | 'operatorDevice'
}

const isSame = (one: string, other: string) => timingSafeEqual(Buffer.from(one), Buffer.from(other))

export function createKnownDevices({ secret, clock, kind }: Deps) {
  const now = () => Math.floor(clock.now().getTime() / MS)
  const signatureOf = ({ id, passwordHash }: DeviceOwner, expires: number, device: string) =>
    createHmac('sha256', `${kind}:${secret}`)
      .update(`${id}.${expires}.${device}.${passwordHash}`)
      .digest('base64url')
      .slice(0, SIGNATURE_LENGTH)

  const entriesIn = (cookies: Cookies) =>
    (cookies[kind] ?? '')
      .split(SEPARATOR, KEPT)
      .map((text) => ENTRY.exec(text))
      .filter((entry) => entry !== null)

  /** The device's id, or undefined if the browser is unknown. */
  function find(owner: DeviceOwner, cookies: Cookies): string | undefined {
    for (const [, id, expires, device = '', signature = ''] of entriesIn(cookies)) {
      if (Number(id) !== owner.id || Number(expires) <= now()) continue
      if (isSame(signature, signatureOf(owner, Number(expires), device))) return device
    }
    return undefined
  }

  return {
    find,

    /** After a login. The id stays the same, so that a browser counts as one. */
    remember(owner: DeviceOwner, { cookies, setCookie }: Browser): void {
      const device = find(owner, cookies) ?? newSecret(ID_BYTES)
      const expires = now() + LIFE_S
      const own = `${owner.id}.${expires}.${device}.${signatureOf(owner, expires, device)}`
      const others = entriesIn(cookies).filter(([, id]) => Number(id) !== owner.id)
      setCookie(kind, [own, ...others.map(([text]) => text)].slice(0, KEPT).join(SEPARATOR), LIFE_S)
    },
  }
}
export type KnownDevices = ReturnType<typeof createKnownDevices>
