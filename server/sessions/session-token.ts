/** Session tokens: JWTs that name a session. Redis stores which sessions are open. */
import { createSecretKey } from 'node:crypto'
import jwt from 'jsonwebtoken'
import { LRUCache } from 'lru-cache'
import * as z from 'zod'
import { memberType } from '#contract/wire.ts'
import type { ChatCaller, GameCaller, MemberCaller, TokenCaller, VendorPlayer } from '#server/http/caller.ts'
import { AppError } from '#server/platform/app-error.ts'

/** A login ends after this time, even in constant use. */
export const SESSION_MAX_AGE_MS = 30 * 24 * 3_600_000
const MAX_REMEMBERED = 10_000
const MS = 1_000

const common = { sid: z.string(), mid: z.int(), mer: z.int(), typ: memberType, tri: z.boolean(), exp: z.number() }
const claims = z.discriminatedUnion('knd', [
  z.object({ ...common, knd: z.literal('member'), usr: z.string() }),
  z.object({ ...common, knd: z.literal('game'), ast: z.string(), gam: z.string() }),
  z.object({ ...common, knd: z.literal('vendor'), ast: z.string(), gam: z.string(), ven: z.string() }),
  z.object({ ...common, knd: z.literal('chat') }),
])
type Claims = z.infer<typeof claims>

interface Proven<Holder> {
  caller: Holder
  expiresAt: number
}

function toHolder(claim: Claims, token: string): TokenCaller | VendorPlayer {
  const who = { memberId: claim.mid, merchantId: claim.mer, memberType: claim.typ, isTrial: claim.tri, sessionId: claim.sid }
  if (claim.knd === 'game') return Object.freeze({ kind: 'game', ...who, asset: claim.ast, gameCode: claim.gam } as const)
  if (claim.knd === 'vendor')
    return Object.freeze({ kind: 'vendor', ...who, asset: claim.ast, gameCode: claim.gam, vendorCode: claim.ven } as const)
  if (claim.knd === 'chat') return Object.freeze({ kind: 'chat', ...who } as const)
  return Object.freeze({ kind: 'member', ...who, username: claim.usr, token } as const)
}

const commonClaims = (who: Omit<MemberCaller, 'kind' | 'username' | 'token'>) => ({
  sid: who.sessionId,
  mid: who.memberId,
  mer: who.merchantId,
  typ: who.memberType,
  tri: who.isTrial,
})

export function createSessionTokens({ secret: secretText }: { secret: string }) {
  // As text it would be tried as a private and then a public key every time.
  const secret = createSecretKey(Buffer.from(secretText))
  // Verifying a signature is pure, and every call needs it, so verified tokens are cached.
  const proven = new LRUCache<string, Proven<TokenCaller | VendorPlayer>>({ max: MAX_REMEMBERED })

  function prove(token: string): Proven<TokenCaller | VendorPlayer> {
    try {
      const claim = claims.parse(jwt.verify(token, secret, { algorithms: ['HS256'], ignoreExpiration: true }))
      return { caller: toHolder(claim, token), expiresAt: claim.exp * MS }
    } catch {
      throw new AppError('user.or.token.invalid')
    }
  }

  function remembered(token: string): Proven<TokenCaller | VendorPlayer> {
    const known = proven.get(token)
    if (known) return known
    const result = prove(token)
    proven.set(token, result)
    return result
  }

  const sign = (payload: object, issuedAt: Date) => {
    const issued = Math.floor(issuedAt.getTime() / MS)
    return jwt.sign({ ...payload, iat: issued, exp: issued + SESSION_MAX_AGE_MS / MS }, secret, { algorithm: 'HS256' })
  }

  return {
    signMember: (who: Omit<MemberCaller, 'kind' | 'token'>, issuedAt: Date) =>
      sign({ ...commonClaims(who), knd: 'member', usr: who.username }, issuedAt),
    signGame: (who: Omit<GameCaller, 'kind'>, issuedAt: Date) =>
      sign({ ...commonClaims(who), knd: 'game', ast: who.asset, gam: who.gameCode }, issuedAt),
    signVendor: (who: Omit<VendorPlayer, 'kind' | 'vendorCode'> & { vendorCode: string }, issuedAt: Date) =>
      sign({ ...commonClaims(who), knd: 'vendor', ast: who.asset, gam: who.gameCode, ven: who.vendorCode }, issuedAt),
    signChat: (who: Omit<ChatCaller, 'kind'>, issuedAt: Date) => sign({ ...commonClaims(who), knd: 'chat' }, issuedAt),

    /** Throws `user.or.token.invalid` for a token we did not sign, and for a vendor's. */
    read(token: string): Proven<TokenCaller> {
      const { caller, expiresAt } = remembered(token)
      if (caller.kind === 'vendor') throw new AppError('user.or.token.invalid')
      return { caller, expiresAt }
    },

    /** Throws `user.or.token.invalid` for any token but that of a player in a vendor's game. */
    readVendor(token: string): Proven<VendorPlayer> {
      const { caller, expiresAt } = remembered(token)
      if (caller.kind === 'vendor') return { caller, expiresAt }
      // Until the next release: a game that was open when tokens learned to name their vendor is still paid.
      if (caller.kind === 'game') return { caller: { ...caller, kind: 'vendor', vendorCode: undefined }, expiresAt }
      throw new AppError('user.or.token.invalid')
    },
  }
}
export type SessionTokens = ReturnType<typeof createSessionTokens>
