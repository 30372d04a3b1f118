/** Makes the checks, rows and logs shared by all features that change an account. */
import type { Core } from '#server/container/core.ts'
import { createPasswords } from '#server/platform/passwords.ts'
import { createAppOpening } from './member/app-opening.ts'
import { createMemberRepository } from './member/member.repository.ts'
import { createPasswordCheck } from './member/password-check.ts'
import { createAttempts } from './security/attempts.ts'
import { createProofs } from './security/proof.ts'
import { createSecurityLog } from './security/security-log.ts'
import { createMemberRows } from './member/member-rows.ts'
import { createProofRepository } from './security/proof.repository.ts'
import { createSecurityEventRepository } from './security/security-event.repository.ts'

export function createGuards(core: Core) {
  const memberRows = createMemberRows({ members: createMemberRepository(core.database), inTransaction: core.inTransaction })
  const passwords = createPasswords({ cost: core.config.bcryptCost })
  const attempts = createAttempts(core)
  return {
    memberRows,
    passwords,
    attempts,
    noteAppOpening: createAppOpening({ members: memberRows, clock: core.clock }),
    passwordCheck: createPasswordCheck({ members: memberRows, passwords, attempts, clock: core.clock }),
    proofs: createProofs({ ...core, proofs: createProofRepository(core.database) }),
    securityLog: createSecurityLog({ ...core, events: createSecurityEventRepository(core.database) }),
  }
}
export type Guards = ReturnType<typeof createGuards>
