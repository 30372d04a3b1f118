export { memberInfo, useMember } from './member.queries.ts'
