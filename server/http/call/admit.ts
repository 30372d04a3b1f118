/** The second step: whose request it is, at which merchant, and whether that caller may make it now. */
import type { IncomingMessage } from 'node:http'
import type { Endpoint } from '#contract/endpoint.ts'
import { DEFAULT_LANGUAGE, type Language, languageFromWire } from '#contract/wire.ts'
import { AppError } from '#server/platform/app-error.ts'
import { networkOf } from '#server/platform/network-of.ts'
import type { Merchant, MerchantDirectory } from '#server/platform/merchant/merchant-directory.ts'
import type { Authenticate, AuthenticateOperator, Caller } from '../caller.ts'
import { checkMay } from '../check-may.ts'
import type { RateLimit } from '../rate-limit.ts'
import * as facts from '../request-facts.ts'

export interface Admitted {
  /** Undefined for a visitor without a `Merchant` header, if the endpoint allows that. */
  merchant: Merchant | undefined
  language: Language
  caller: Caller
  ip: string
}

interface Deps {
  merchants: Pick<MerchantDirectory, 'find' | 'findById'>
  authenticate: Authenticate
  authenticateOperator: AuthenticateOperator
  rateLimit: RateLimit
  trustProxy: number
}

const VISITOR: Caller = { kind: 'visitor' }

export const languageOf = (req: IncomingMessage, merchant: Merchant | undefined): Language =>
  languageFromWire(facts.languageCodeOf(req)) ?? merchant?.defaultLanguage ?? DEFAULT_LANGUAGE

/** Callers with the same key share a rate limit. */
function keyOf(caller: Caller, ip: string): string {
  if (caller.kind === 'visitor') return networkOf(ip)
  return caller.kind === 'operator' ? `{op:${caller.operatorId}}` : `{m:${caller.memberId}}`
}

/** Passwords and codes that anyone may try. Trial accounts are free, so these calls are counted by address. */
const isCountedByAddress = ({ auth, tier }: Endpoint) => auth === 'visitor' && (tier === 'sensitive' || tier === 'code')

export function createAdmit({ merchants, authenticate, authenticateOperator, rateLimit, trustProxy }: Deps) {
  /** The merchant of the `Merchant` header. */
  async function namedMerchant(endpoint: Endpoint, req: IncomingMessage): Promise<Merchant | undefined> {
    const code = facts.merchantCodeOf(req)
    if (!code) {
      if (endpoint.merchantOptional || endpoint.auth === 'game' || endpoint.auth === 'chat') return undefined
      throw new AppError('merchant.required')
    }
    const merchant = await merchants.find(code)
    if (!merchant) throw new AppError('merchant.not.found')
    return merchant
  }

  async function callerOf(endpoint: Endpoint, req: IncomingMessage, merchant: Merchant | undefined, ip: string) {
    const token = facts.tokenOf(req)
    if (!token) return VISITOR
    try {
      const caller = await (authenticateOperator(token, ip) ?? authenticate(token, endpoint.tier === 'play'))
      if (merchant && caller.merchantId !== merchant.id) throw new AppError('user.or.token.invalid')
      return caller
    } catch (error) {
      // A public endpoint works with a stale token too.
      if (error instanceof AppError && endpoint.auth === 'visitor') return VISITOR
      throw error
    }
  }

  /** Counts the call by its caller, or by its address if the token is unknown. */
  async function countedCaller(endpoint: Endpoint, req: IncomingMessage, merchant: Merchant | undefined, ip: string) {
    const caller = await callerOf(endpoint, req, merchant, ip).catch(async (error: unknown) => {
      await rateLimit(endpoint.tier, networkOf(ip))
      throw error
    })
    await rateLimit(endpoint.tier, isCountedByAddress(endpoint) ? networkOf(ip) : keyOf(caller, ip))
    return caller
  }

  /** Throws the code of the refusal; `TOO_MANY_REQUEST` comes before codes that reveal something about the caller. */
  return async function admit(endpoint: Endpoint, req: IncomingMessage): Promise<Admitted> {
    const named = await namedMerchant(endpoint, req)
    const ip = facts.ipOf(req, trustProxy)
    const caller = await countedCaller(endpoint, req, named, ip)
    checkMay(endpoint, caller)
    const merchant = named ?? (caller.kind === 'visitor' ? undefined : await merchants.findById(caller.merchantId))
    return { merchant, language: languageOf(req, merchant), caller, ip }
  }
}
