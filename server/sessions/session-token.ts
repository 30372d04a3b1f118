/** Session tokens: JWTs that name a session; whether it is open is stored in Redis. */
import { createSecretKey } from 'node:crypto'
import jwt from 'jsonwebtoken'
import * as z from 'zod'
import { memberType } from '#contract/wire.ts'
import type { ChatCaller, GameCaller, MemberCaller, TokenCaller } from '#server/http/caller.ts'
import { AppError } from '#server/platform/app-error.ts'

/** A login ends after this time, even in constant use. */
export const SESSION_MAX_AGE_MS = 30 * 24 * 3_600_000
const MAX_REMEMBERED = 10_000
const MS = 1_000

const common = { sid: z.string(), mid: z.int(), mer: z.int(), typ: memberType, tri: z.boolean(), exp: z.number() }
const claims = z.discriminatedUnion('knd', [
  z.object({ ...common, knd: z.literal('member'), usr: z.string() }),
  z.object({ ...common, knd: z.literal('game'), ast: z.string(), gam: z.string() }),
  z.object({ ...common, knd: z.literal('chat') }),
])
type Claims = z.infer<typeof claims>

interface Proven {
  caller: TokenCaller
  expiresAt: number
}

function toCaller(claim: Claims, token: string): TokenCaller {
  const who = { memberId: claim.mid, merchantId: claim.mer, memberType: claim.typ, isTrial: claim.tri, sessionId: claim.sid }
  if (claim.knd === 'game') return Object.freeze({ kind: 'game', ...who, asset: claim.ast, gameCode: claim.gam } as const)
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

export function createSessionTokens({
  secret: secretText,
  maxRemembered = MAX_REMEMBERED,
}: {
  secret: string
  maxRemembered?: number
}) {
  // As text it would be tried as a private and then a public key every time.
  const secret = createSecretKey(Buffer.from(secretText))
  // Verifying a signature is pure, and every call needs it, so verified tokens are cached; the least recently used are dropped
  // first.
  const proven = new Map<string, Proven>()

  function prove(token: string): Proven {
    try {
      const claim = claims.parse(jwt.verify(token, secret, { algorithms: ['HS256'], ignoreExpiration: true }))
      return { caller: toCaller(claim, token), expiresAt: claim.exp * MS }
    } catch {
      throw new AppError('user.or.token.invalid')
    }
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
    signChat: (who: Omit<ChatCaller, 'kind'>, issuedAt: Date) => sign({ ...commonClaims(who), knd: 'chat' }, issuedAt),

    /** Throws `user.or.token.invalid` for a token we did not sign. */
    read(token: string): Proven {
      const known = proven.get(token)
      const result = known ?? prove(token)
      if (known) proven.delete(token)
      else if (proven.size >= maxRemembered) proven.delete(proven.keys().next().value!)
      proven.set(token, result)
      return result
    },
  }
}
export type SessionTokens = ReturnType<typeof createSessionTokens>
