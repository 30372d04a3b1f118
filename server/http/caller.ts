/** Who calls, once the token is checked. */
import type { MemberType } from '#contract/wire.ts'

export interface VisitorCaller {
  kind: 'visitor'
  memberId?: undefined
}

export interface MemberCaller {
  kind: 'member'
  memberId: number
  merchantId: number
  memberType: MemberType
  isTrial: boolean
  username: string
  sessionId: string
  /** As sent; member info echoes it. */
  token: string
}

/** A player inside one game, by the game session's own token. */
export interface GameCaller {
  kind: 'game'
  memberId: number
  merchantId: number
  memberType: MemberType
  isTrial: boolean
  /** What the money is in, e.g. `PHP` or `PHP.TRIAL`. */
  asset: string
  gameCode: string
  sessionId: string
}

/** A member's conversation page, by the key in its address; it dies with the login it was opened from. */
export interface ChatCaller {
  kind: 'chat'
  memberId: number
  merchantId: number
  memberType: MemberType
  isTrial: boolean
  sessionId: string
}

/** Whoever holds a token. */
export type TokenCaller = MemberCaller | GameCaller | ChatCaller
export type Caller = VisitorCaller | TokenCaller

/** Checks a token; throws AppError with the code a client acts on. `isBet`: the call looks at the member's status itself. */
export type Authenticate = (token: string, isBet?: boolean) => Promise<TokenCaller>
