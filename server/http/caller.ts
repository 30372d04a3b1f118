/** The caller of a request, once its token is checked. */
import type { OperatorDuty } from '#contract/back-office/operator/operator.ts'
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

/** A player inside one game, by the token of the game session. */
export interface GameCaller {
  kind: 'game'
  memberId: number
  merchantId: number
  memberType: MemberType
  isTrial: boolean
  /** The asset of the money, e.g. `PHP` or `PHP.TRIAL`. */
  asset: string
  gameCode: string
  sessionId: string
}

/** A player inside a vendor's game, by the token the vendor holds. Not a caller of the site: only the wallet API accepts it. */
export interface VendorPlayer extends Omit<GameCaller, 'kind'> {
  kind: 'vendor'
  /** The vendor that holds the token. Undefined for tokens from before they named it, which only open rounds accept. */
  vendorCode: string | undefined
}

/** A member's conversation page, by the key in its address; it ends with the login that opened it. */
export interface ChatCaller {
  kind: 'chat'
  memberId: number
  merchantId: number
  memberType: MemberType
  isTrial: boolean
  sessionId: string
}

/** An operator who is logged in to the back office. */
export interface OperatorCaller {
  kind: 'operator'
  memberId?: undefined
  operatorId: number
  merchantId: number
  username: string
  name: string
  role: OperatorRole
  token: string
  /** What the operator must do before any call that needs a permission. */
  owes?: OperatorDuty | undefined
}

/** The holder of a member's token. */
export type TokenCaller = MemberCaller | GameCaller | ChatCaller
export type Caller = VisitorCaller | TokenCaller | OperatorCaller

/** Checks a token; throws AppError with a code for the client. `isBet`: the call checks the member's status itself. */
export type Authenticate = (token: string, isBet?: boolean) => Promise<TokenCaller>
/** Checks an operator's token, used from an address; undefined for any other token. */
export type AuthenticateOperator = (token: string, ip: string) => Promise<OperatorCaller> | undefined
