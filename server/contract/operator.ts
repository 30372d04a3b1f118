/** The operator console's door: login, logout, who am I. No older client knows these calls. */
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { operatorRole, permission } from './operator-roles.ts'
import { PASSWORD_MAX, text } from './wire.ts'

export const operator = z.object({
  id: z.int(),
  username: z.string(),
  name: z.string(),
  role: operatorRole,
  permissions: z.array(permission),
})
export type Operator = z.infer<typeof operator>

export const operatorEndpoints = {
  login: endpoint({
    summary: 'Log an operator in',
    method: 'POST',
    path: '/wps/operator/session',
    tier: 'sensitive',
    encrypted: true,
    body: z.object({
      username: text(32, 1).check(z.regex(/^[\w.-]+$/)),
      password: z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAX)),
    }),
    value: z.object({ token: z.string(), operator }),
    errors: ['login.cred.err', 'login.denied', 'encryption.invalid'],
  }),
  me: endpoint({
    summary: 'Who is logged in to the console',
    method: 'GET',
    path: '/wps/operator/session',
    auth: 'operator',
    value: operator,
  }),
  logout: endpoint({
    summary: 'End the console’s session',
    method: 'DELETE',
    path: '/wps/operator/session',
    auth: 'operator',
  }),
}
