/** Whose figures a caller reads: an agent those of its team, a member only its own (WIR-39). Pure. */
import type { TeamScope } from '#contract/agents/team-report/team-report.ts'
import { isAgentType, type MemberType } from '#contract/wire.ts'

export const mayRead = (memberType: MemberType, isSelf: boolean): boolean => isSelf || isAgentType(memberType)
export const scopeFor = (memberType: MemberType, asked: TeamScope): TeamScope => (isAgentType(memberType) ? asked : 'OWN')
