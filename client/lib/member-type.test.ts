import { describe, expect, it } from 'vitest'
import { canDeposit, canInvite, canUseInbox, isAgentType, isAskedAboutContracts, isTrialType } from './member-type.ts'

const ALL = [0, 1, 2, 4, 40, 41, 42]
const which = (allows: (type: number) => boolean) => ALL.filter(allows)

describe('SCR-33: member types', () => {
  it.each([
    { rule: 'agents', allows: isAgentType, types: [1, 2, 41, 42] },
    { rule: 'trial', allows: isTrialType, types: [4] },
    { rule: 'deposit', allows: canDeposit, types: [0, 1, 2] },
    { rule: 'inbox', allows: canUseInbox, types: [0, 1, 2, 40, 41, 42] },
    { rule: 'invite', allows: canInvite, types: [0, 4, 40] },
    { rule: 'contract prompts', allows: isAskedAboutContracts, types: [0, 1, 2] },
  ])('$rule: $types', ({ allows, types }) => {
    expect(which(allows)).toEqual(types)
  })

  it('shows invitations to a guest', () => {
    expect(canInvite(undefined)).toBe(true)
  })
})
