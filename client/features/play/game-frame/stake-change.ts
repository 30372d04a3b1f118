import type { StakeChange } from './auto-bet.ts'

/** While typing: undefined if the text is not a whole percent. */
export type TypedChange = { kind: 'reset' } | { kind: 'raise'; percent: number | undefined }
export const isWholeChange = (change: TypedChange): change is StakeChange =>
  change.kind === 'reset' || change.percent !== undefined
