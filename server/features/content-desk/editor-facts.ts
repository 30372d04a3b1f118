import type { OperatorFacts } from '#server/features/audit/audit-log.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'

/** Who edits, from where, and whose site it is. */
export type EditorFacts = OperatorFacts & { merchant: Merchant }
