import type { OperatorFacts } from '#server/audit/audit-log.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'

/** The editor, the request's address, and the merchant. */
export type EditorFacts = OperatorFacts & { merchant: Merchant }
