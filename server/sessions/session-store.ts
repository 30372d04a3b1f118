/** Sessions in Redis: they can be revoked, expire when idle, and are limited to one per member if the merchant wants it. */
import * as z from 'zod'
import { isTrialType, type MemberType } from '#contract/wire.ts'
import type { MemberCaller, TokenCaller, VendorPlayer } from '#server/http/caller.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import { newId } from '#server/platform/ids.ts'
import type { Redis } from '#server/platform/redis.ts'
import { createFreshSessions } from './fresh-sessions.ts'
import { createOnlineMembers } from './online-members.ts'
import { createSessionTokens, SESSION_MAX_AGE_MS } from './session-token.ts'

const DAY_MS = 24 * 3_600_000

interface Deps {
  redis: Redis
  secret: string
  clock: Clock
  /** Idle time after which a session ends (ACC-03). */
  idleMs: number
  /** How long a session found open is trusted: 0 = every call checks. */
  freshMs?: number
  /** Called with sessions that have just ended, to close their connections at once. */
  onEnd: (sessionIds: readonly string[]) => void
}

export interface SessionMember {
  id: number
  merchantId: number
  type: MemberType
  username: string
}
export interface SessionMeta {
  ip: string
  /** A short description: `Chrome on Android`. */
  device: string
  /** ISO code, if the address reveals it. */
  country?: string | null
  /** Ends every other session of the member. */
  isSingle?: boolean
}
/** The login that a narrower token is derived from. */
export type TokenParent = Pick<MemberCaller, 'memberId' | 'merchantId' | 'memberType' | 'isTrial' | 'sessionId'>
/** An open session. */
export interface LiveSession {
  sessionId: string
  ip: string
  device: string
  country: string | null
  openedAt: number
}
type SessionKey = Pick<MemberCaller, 'memberId' | 'sessionId'>

const registryKey = (memberId: number) => `palaro:{m:${memberId}}:sessions`
const sessionKey = ({ memberId, sessionId }: SessionKey) => `palaro:{m:${memberId}}:session:${sessionId}`
/** Records for a day that a session was ended by another login. */
const replacedKey = ({ memberId, sessionId }: SessionKey) => `palaro:{m:${memberId}}:replaced:${sessionId}`

/** What the registry stores about a session. */
const entry = z.object({ ip: z.string(), device: z.string(), country: z.nullish(z.string()), openedAt: z.number() })

export function createSessionStore({ redis, secret, clock, idleMs, freshMs = 0, onEnd }: Deps) {
  const tokens = createSessionTokens({ secret })
  const fresh = createFreshSessions(freshMs)
  const online = createOnlineMembers({ redis, idleMs })

  /** Records the session and returns the ids of earlier ones. One transaction: of two concurrent logins, one sees the other. */
  async function enter(key: SessionKey, { ip, device, country, isSingle = false }: SessionMeta): Promise<string[]> {
    const registry = registryKey(key.memberId)
    const now = clock.now().getTime()
    const steps = redis.multi().hkeys(registry)
    if (isSingle) steps.del(registry)
    const answers = await steps
      .hset(registry, key.sessionId, JSON.stringify({ ip, device, country, openedAt: now }))
      .pexpire(registry, SESSION_MAX_AGE_MS)
      .set(sessionKey(key), now, 'PX', idleMs)
      .exec()
    online.seen(key.memberId, now)
    return (answers?.[0]?.[1] ?? []) as string[]
  }

  /** Ends the member's earlier sessions if only one is allowed, and removes idle ones from the registry. */
  async function tidy(memberId: number, sessionIds: readonly string[], isSingle: boolean): Promise<void> {
    const earlier = sessionIds.map((sessionId) => ({ memberId, sessionId }))
    const isAlive = await Promise.all(earlier.map((key) => redis.exists(sessionKey(key))))
    const steps = redis.multi()
    for (const [index, key] of earlier.entries()) {
      if (!isAlive[index]) steps.hdel(registryKey(memberId), key.sessionId)
      else if (isSingle) steps.set(replacedKey(key), 1, 'PX', DAY_MS).del(sessionKey(key))
    }
    await steps.exec()
    fresh.forget()
    if (isSingle) onEnd(sessionIds)
  }

  /** Ends sessions in a way that tells their holders they were ended elsewhere; returns which of them were open. */
  async function replace(memberId: number, sessionIds: readonly string[]): Promise<boolean[]> {
    const now = clock.now().getTime()
    const wereAlive = await Promise.all(
      sessionIds.map(async (sessionId) => {
        const key = { memberId, sessionId }
        const answers = await redis
          .multi()
          .get(sessionKey(key))
          .del(sessionKey(key))
          .hdel(registryKey(memberId), sessionId)
          .exec()
        const lastCall = answers?.[0]?.[1]
        if (typeof lastCall !== 'string') return false
        await redis.set(replacedKey(key), 1, 'PX', DAY_MS)
        return now - Number(lastCall) <= idleMs
      }),
    )
    fresh.forget()
    onEnd(sessionIds)
    await leave(memberId)
    return wereAlive
  }

  async function end({ memberId, sessionId }: SessionKey): Promise<void> {
    await redis.multi().del(sessionKey({ memberId, sessionId })).hdel(registryKey(memberId), sessionId).exec()
    fresh.forget()
    onEnd([sessionId])
    await leave(memberId)
  }

  /** A member without an open session is no longer online. */
  async function leave(memberId: number): Promise<void> {
    if ((await list(memberId)).length === 0) await online.gone(memberId)
  }

  /** Open sessions, newest first. */
  async function list(memberId: number): Promise<LiveSession[]> {
    const known = Object.entries(await redis.hgetall(registryKey(memberId)))
    const now = clock.now().getTime()
    const sessions = await Promise.all(
      known.map(async ([sessionId, text]) => {
        const lastCall = await redis.get(sessionKey({ memberId, sessionId }))
        const isAlive = lastCall !== null && now - Number(lastCall) <= idleMs
        const { country = null, ...rest } = entry.parse(JSON.parse(text))
        return isAlive ? { sessionId, country, ...rest } : undefined
      }),
    )
    return sessions.filter((session) => session !== undefined).sort((one, other) => other.openedAt - one.openedAt)
  }

  interface Held<Holder extends SessionKey> {
    caller: Holder
    expiresAt: number
  }
  type ReadLastCall = (key: string, now: number, memberId: number) => Promise<string | null>

  async function holderOf<Holder extends SessionKey>(
    { caller, expiresAt }: Held<Holder>,
    readLastCall: ReadLastCall,
  ): Promise<Holder> {
    const now = clock.now().getTime()
    const lastCall = await readLastCall(sessionKey(caller), now, caller.memberId)
    if (lastCall === null) {
      const wasReplaced = await redis.exists(replacedKey(caller))
      throw new AppError(wasReplaced ? 'user.token.expired' : 'login.not.session')
    }
    if (now - Number(lastCall) <= idleMs && now < expiresAt) return caller
    await end(caller)
    throw new AppError('login.not.session')
  }

  /** Reads the time of the last call and records this one. */
  const renew: ReadLastCall = async (key, now, memberId) => {
    const [known, since] = [fresh.find(key), fresh.generation()]
    if (known !== undefined) return known
    const lastCall = await redis.set(key, now, 'PX', idleMs, 'XX', 'GET')
    if (lastCall === null) return null
    online.stillSeen(memberId, Number(lastCall), now)
    if (now - Number(lastCall) <= idleMs) fresh.keep(key, now, since)
    return lastCall
  }
  const readOnly: ReadLastCall = (key) => redis.get(key)

  /**
   * Returns the holder of the token and keeps the session alive. Normally one Redis command: the last call's time is read and
   * replaced at once, and compared by our own clock, which tests can shift. Throws `user.or.token.invalid`, `login.not.session`
   * (ended or idle), `user.token.expired` (logged in elsewhere).
   */
  const authenticate = async (token: string): Promise<TokenCaller> => holderOf(tokens.read(token), renew)

  return {
    async open(member: SessionMember, meta: SessionMeta): Promise<{ token: string; sessionId: string }> {
      const key = { memberId: member.id, sessionId: newId() }
      const earlier = await enter(key, meta)
      if (earlier.length > 0) await tidy(member.id, earlier, meta.isSingle ?? false)
      const who = {
        merchantId: member.merchantId,
        memberType: member.type,
        isTrial: isTrialType(member.type),
        username: member.username,
      }
      return { token: tokens.signMember({ ...key, ...who }, clock.now()), sessionId: key.sessionId }
    },

    authenticate,

    /** The same without keeping the session alive: a page that only listens does not mean a player is there. */
    look: async (token: string): Promise<TokenCaller> => holderOf(tokens.read(token), readOnly),

    /**
     * The player of a vendor's token, also when the session is over: a win is paid then, a bet is not (WAL-05). Does not keep the session
     * alive. Throws `user.or.token.invalid`.
     */
    async vendorPlayer(token: string): Promise<{ player: VendorPlayer; isOver: boolean }> {
      const held = tokens.readVendor(token)
      const player = held.caller
      return holderOf(held, async (key) => fresh.find(key) ?? (await redis.get(key))).then(
        () => ({ player, isOver: false }),
        (error: unknown) => {
          if (error instanceof AppError) return { player, isOver: true }
          throw error
        },
      )
    },

    /** Keeps an open session alive: a vendor's call has taken a stake (ACC-03). Not awaited: the stake stands even if this fails. */
    keepAlive({ memberId, sessionId }: SessionKey): void {
      void renew(sessionKey({ memberId, sessionId }), clock.now().getTime(), memberId).catch(() => {})
    },

    /** A token for one game. It refers to the login's session and ends with it; playing keeps the login alive. */
    openGame: (parent: TokenParent, game: { gameCode: string; asset: string }): string => {
      const { memberId, merchantId, memberType, isTrial, sessionId } = parent
      return tokens.signGame({ memberId, merchantId, memberType, isTrial, sessionId, ...game }, clock.now())
    },

    /** The same for a vendor's game: valid only for the vendor's calls to the wallet API. */
    openVendor: (parent: TokenParent, game: { gameCode: string; asset: string; vendorCode: string }): string => {
      const { memberId, merchantId, memberType, isTrial, sessionId } = parent
      return tokens.signVendor({ memberId, merchantId, memberType, isTrial, sessionId, ...game }, clock.now())
    },

    /** A key for the member's conversation page; like a game's token it ends with the login. */
    openChat: ({ memberId, merchantId, memberType, isTrial, sessionId }: TokenParent): string =>
      tokens.signChat({ memberId, merchantId, memberType, isTrial, sessionId }, clock.now()),

    end,

    /** When an open session was started; null if it has ended. */
    async openedAt({ memberId, sessionId }: SessionKey): Promise<Date | null> {
      const text = await redis.hget(registryKey(memberId), sessionId)
      return text === null ? null : new Date(entry.parse(JSON.parse(text)).openedAt)
    },

    list,

    /** Members with an open session, to the minute. */
    online: (): Promise<number[]> => online.members(clock.now().getTime()),

    /** Ends a session from outside: its holder gets `user.token.expired`. False if it had already ended. */
    async endFromOutside(key: SessionKey): Promise<boolean> {
      const [ended] = await replace(key.memberId, [key.sessionId])
      return ended ?? false
    },

    /** Ends all sessions of a member except one, e.g. after a change of the password; returns how many. */
    async endAllBut(memberId: number, keptSessionId: string): Promise<number> {
      const sessionIds = await redis.hkeys(registryKey(memberId))
      const ended = await replace(
        memberId,
        sessionIds.filter((sessionId) => sessionId !== keptSessionId),
      )
      return ended.filter(Boolean).length
    },

    /** Ends all sessions of a member, e.g. when the account is locked. */
    async endAll(memberId: number): Promise<void> {
      const sessionIds = await redis.hkeys(registryKey(memberId))
      await redis.del(registryKey(memberId), ...sessionIds.map((sessionId) => sessionKey({ memberId, sessionId })))
      fresh.forget()
      onEnd(sessionIds)
      await online.gone(memberId)
    },
  }
}
export type SessionStore = ReturnType<typeof createSessionStore>
