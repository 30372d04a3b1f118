export { useOperatorLogout } from './operator.queries.ts'
export { OperatorLogin } from './OperatorLogin.tsx'
export { me } from './people.queries.ts'
