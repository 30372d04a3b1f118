/** Operators: who they are, what they may do, and from where. */
import * as z from 'zod/mini'
import { backOfficePage, backOfficePageQuery } from '../../back-office-page.ts'
import { endpoint } from '../../endpoint.ts'
import { operatorPassword } from './operator.ts'
import { operatorRole } from '../../operator-roles.ts'
import { text, wholeNumber } from '../../wire.ts'

const MAX_ID = 2_147_483_647
const MAX_ADDRESSES = 200
export const OPERATOR_NAME_MAX = 60
export const OPERATOR_USERNAME = /^[a-z0-9][a-z0-9._-]{2,31}$/i
const reason = text(200, 3)
const id = wholeNumber(MAX_ID, 1)

export const person = z.object({
  id: z.int(),
  /** The name the operator signs in with. */
  username: z.string(),
  /** What the operator is called. */
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
  /** Version of the site settings: a save based on an older version is refused. */
  version: z.int(),
  needsSecondFactor: z.boolean(),
  /** IP addresses and networks that may reach the back office; empty = all. */
  addresses: z.array(z.string()),
  ownAddress: z.string(),
  /** Active operators without a second factor. */
  withoutSecondFactor: z.int(),
})
export type OperatorAccess = z.infer<typeof operatorAccess>

const { page, size } = backOfficePageQuery
const edit = { auth: 'operator', permission: 'operators.edit' } as const
const action = { ...edit, method: 'POST', value: person } as const

export const people = endpoint({
  ...edit,
  summary: 'Operators, by name',
  method: 'GET',
  path: '/wps/operator/people',
  query: z.object({
    page,
    size,
    /** Part of a username or name. */
    search: z.optional(text(32)),
    role: z.optional(operatorRole),
  }),
  value: backOfficePage(person),
})

/** The password is temporary: it must be changed at the first login. */
export const addPerson = endpoint({
  ...action,
  summary: 'Add an operator',
  path: '/wps/operator/people',
  tier: 'sensitive',
  encrypted: true,
  body: z.object({
    /** Any case; stored in lower case. */
    username: text(32).check(z.regex(OPERATOR_USERNAME)),
    /** What the operator is called. */
    name: text(OPERATOR_NAME_MAX, 2),
    role: operatorRole,
    password: operatorPassword,
  }),
  errors: ['exists.username.err', 'encryption.invalid'],
})

export const setRole = endpoint({
  ...action,
  summary: 'Change an operator’s role',
  path: '/wps/operator/people/role',
  body: z.object({ id, role: operatorRole, reason }),
  errors: ['no.data', 'operator.self', 'operator.last.manager'],
})

/** Switching a login off ends all its sessions at once. */
export const setActive = endpoint({
  ...action,
  summary: 'Switch an operator’s login on or off',
  path: '/wps/operator/people/active',
  body: z.object({ id, isActive: z.boolean(), reason }),
  errors: ['no.data', 'operator.self', 'operator.last.manager'],
})

export const resetPassword = endpoint({
  ...action,
  summary: 'Give an operator a new temporary password',
  path: '/wps/operator/people/password',
  tier: 'sensitive',
  encrypted: true,
  body: z.object({ id, password: operatorPassword, reason }),
  errors: ['no.data', 'operator.self', 'encryption.invalid'],
})

export const resetSecondFactor = endpoint({
  ...action,
  summary: 'Remove an operator’s lost authenticator app',
  path: '/wps/operator/people/secondFactor',
  body: z.object({ id, reason }),
  errors: ['no.data', 'operator.self', 'two.factor.not.bound'],
})

export const access = endpoint({
  ...edit,
  summary: 'Access rules of the back office: addresses and second factors',
  method: 'GET',
  path: '/wps/operator/access',
  value: operatorAccess,
})

export const saveAccess = endpoint({
  ...edit,
  summary: 'Change the access rules of the back office',
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
})
