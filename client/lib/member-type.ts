/** What a member's type allows (SCR-33). */
import { isAgentType, isTrialType } from '#contract/wire.ts'

export { isAgentType, isTrialType, TRIAL_TYPE, type MemberType } from '#contract/wire.ts'

const DEPOSITORS: readonly number[] = [0, 1, 2]
/** Types that are never asked about pending contracts (SCR-12). */
const NO_CONTRACT_PROMPT: readonly number[] = [4, 40, 41, 42]

export const canDeposit = (type: number) => DEPOSITORS.includes(type)
export const canUseInbox = (type: number) => !isTrialType(type)
/** Referral is for members who are not agents; guests see it as an invitation to join. */
export const canInvite = (type: number | undefined) => type === undefined || !isAgentType(type)
export const isAskedAboutContracts = (type: number) => !NO_CONTRACT_PROMPT.includes(type)
