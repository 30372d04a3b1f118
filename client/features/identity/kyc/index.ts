/** Identity checks, for other features' pages. */
export { MemberCheck } from './MemberCheck.tsx'
