/** Who calls, once the token is checked. */
import type { OperatorDuty } from '#contract/operator.ts'
import type { OperatorRole } from '#contract/operator-roles.ts'
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

/** One of the house's own people, at the console. */
export interface OperatorCaller {
  kind: 'operator'
  memberId?: undefined
  operatorId: number
  merchantId: number
  username: string
  name: string
  role: OperatorRole
  token: string
  /** What must be done before anything that asks for a permission. */
  owes?: OperatorDuty | undefined
}

/** Whoever holds a member's token. */
export type TokenCaller = MemberCaller | GameCaller | ChatCaller
export type Caller = VisitorCaller | TokenCaller | OperatorCaller

/** Checks a token; throws AppError with the code a client acts on. `isBet`: the call looks at the member's status itself. */
export type Authenticate = (token: string, isBet?: boolean) => Promise<TokenCaller>
/** The same for an operator's token, from an address; undefined for any other's. */
export type AuthenticateOperator = (token: string, ip: string) => Promise<OperatorCaller> | undefined
