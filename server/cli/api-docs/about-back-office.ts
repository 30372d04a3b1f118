/** Introduction of the back office's description: an operator's login, the roles, and what needs two operators. All from the declarations. */
import { login, me } from '#contract/back-office/operator/operator.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { ERROR_TEXT } from '#contract/error-text.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { OPERATOR_ROLES, permissionsOf } from '#contract/operator-roles.ts'
import { SERVER_ADDRESS } from '#server/http/api-docs.ts'

/** Refusals of a call by the operator who made the step before. */
const SAME_OPERATOR = [
  'review.own',
  'review.second.operator',
  'withdrawal.second.operator',
  'withdrawal.pay.own',
] as const satisfies readonly ErrorCode[]

const roleRows = OPERATOR_ROLES.map((role) => {
  const permissions = permissionsOf(role).map((permission) => `\`${permission}\``)
  return `| \`${role}\` | ${permissions.join(', ')} |`
})

const twoPersonRows = (endpoints: readonly Endpoint[]): string[] =>
  endpoints.flatMap(({ method, path, summary, errors }) => {
    const code = SAME_OPERATOR.find((one) => errors.includes(one))
    return code ? [`| \`${method} ${path}\` | ${summary} | \`${code}\`: ${ERROR_TEXT[code]} |`] : []
  })

export const aboutBackOffice = (endpoints: readonly Endpoint[]): string => `What the back office calls. Play money only.

## A first call

\`\`\`sh
curl -H 'Merchant: demo' -H 'Content-Type: application/json' \\
  -d '{"username":"manager01","password":"demo1234"}' ${SERVER_ADDRESS}${login.path}
curl -H 'Merchant: demo' -H 'Authorization: <token>' ${SERVER_ADDRESS}${me.path}
\`\`\`

The login answers the token and the operator. While \`owes\` is \`PASSWORD\` or \`SECOND_FACTOR\`, the operator must first choose a
password or bind an authenticator app. With an app bound, the login also needs its \`code\`.

## Roles

An operator has one role. Each call names the permission it needs; without it the answer is 403 \`permission.denied\`.

| Role | Permissions |
| --- | --- |
${roleRows.join('\n')}

## Two operators

Money is moved by two: one operator proposes or approves, another confirms, approves again or pays. The same operator is refused,
whatever the role. Deposits and withdrawals need the second approval from an amount that the site sets.

| Call | What it does | Refused for the same operator |
| --- | --- | --- |
${twoPersonRows(endpoints).join('\n')}
`
