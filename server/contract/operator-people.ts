/** The house's people: who they are, what they may, and from where. */
import * as z from 'zod/mini'
import { consolePage, consolePageQuery } from './console-page.ts'
import { endpoint } from './endpoint.ts'
import { operatorPassword } from './operator.ts'
import { operatorRole } from './operator-roles.ts'
import { text, wholeNumber } from './wire.ts'

const MAX_ID = 2_147_483_647
const MAX_ADDRESSES = 200
export const OPERATOR_NAME_MAX = 60
export const OPERATOR_USERNAME = /^[a-z0-9][a-z0-9._-]{2,31}$/i
const reason = text(200, 3)
const id = wholeNumber(MAX_ID, 1)

export const person = z.object({
  id: z.int(),
  username: z.string(),
  name: z.string(),
  role: operatorRole,
  isActive: z.boolean(),
  hasSecondFactor: z.boolean(),
  mustChangePassword: z.boolean(),
  /** Epoch ms; null = never. */
  lastLoginAt: z.nullable(z.int()),
  createdAt: z.int(),
  isSelf: z.boolean(),
})
export type Person = z.infer<typeof person>

export const operatorAccess = z.object({
  /** Of the site's settings: a save of what another has changed since is refused. */
  version: z.int(),
  needsSecondFactor: z.boolean(),
  /** Addresses and networks the console is reached from; none = from everywhere. */
  addresses: z.array(z.string()),
  ownAddress: z.string(),
  /** Of those who may log in. */
  withoutSecondFactor: z.int(),
})
export type OperatorAccess = z.infer<typeof operatorAccess>

const { page, size } = consolePageQuery
const edit = { auth: 'operator', permission: 'operators.edit' } as const
const deed = { ...edit, method: 'POST', value: person } as const

export const operatorPeopleEndpoints = {
  people: endpoint({
    ...edit,
    summary: 'The house’s people, by name',
    method: 'GET',
    path: '/wps/operator/people',
    query: z.object({ page, size, search: z.optional(text(32)), role: z.optional(operatorRole) }),
    value: consolePage(person),
  }),
  /** The password is a first one: it must be changed at the first login. */
  addPerson: endpoint({
    ...deed,
    summary: 'Add somebody to the house’s people',
    path: '/wps/operator/people',
    tier: 'sensitive',
    encrypted: true,
    body: z.object({
      /** In any case; kept in lower case. */
      username: text(32).check(z.regex(OPERATOR_USERNAME)),
      name: text(OPERATOR_NAME_MAX, 2),
      role: operatorRole,
      password: operatorPassword,
    }),
    errors: ['exists.username.err', 'encryption.invalid'],
  }),
  setRole: endpoint({
    ...deed,
    summary: 'Give somebody another role',
    path: '/wps/operator/people/role',
    body: z.object({ id, role: operatorRole, reason }),
    errors: ['no.data', 'operator.self', 'operator.last.manager'],
  }),
  /** Switched off, every session of theirs is over at once. */
  setActive: endpoint({
    ...deed,
    summary: 'Switch somebody’s login on or off',
    path: '/wps/operator/people/active',
    body: z.object({ id, isActive: z.boolean(), reason }),
    errors: ['no.data', 'operator.self', 'operator.last.manager'],
  }),
  resetPassword: endpoint({
    ...deed,
    summary: 'Give somebody a new first password',
    path: '/wps/operator/people/password',
    tier: 'sensitive',
    encrypted: true,
    body: z.object({ id, password: operatorPassword, reason }),
    errors: ['no.data', 'operator.self', 'encryption.invalid'],
  }),
  resetSecondFactor: endpoint({
    ...deed,
    summary: 'Take somebody’s lost authenticator app away',
    path: '/wps/operator/people/secondFactor',
    body: z.object({ id, reason }),
    errors: ['no.data', 'operator.self', 'two.factor.not.bound'],
  }),
  access: endpoint({
    ...edit,
    summary: 'From where, and by which proof, the console is reached',
    method: 'GET',
    path: '/wps/operator/access',
    value: operatorAccess,
  }),
  saveAccess: endpoint({
    ...edit,
    summary: 'Change from where, and by which proof, the console is reached',
    method: 'POST',
    path: '/wps/operator/access',
    body: z.object({
      version: wholeNumber(MAX_ID),
      needsSecondFactor: z.boolean(),
      addresses: z.array(text(64, 1)).check(z.maxLength(MAX_ADDRESSES)),
      reason,
    }),
    value: operatorAccess,
    errors: ['site.changed', 'operator.addresses.own'],
  }),
}
