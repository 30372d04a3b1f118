/** Operators' roles and permissions; endpoints of operators name the permission they need. */
import * as z from 'zod/mini'

export const PERMISSIONS = [
  /** Members, their money, sessions and bets. */
  'members.read',
  /** The live chat: read and answer. */
  'chat.answer',
  /** Deposits and withdrawals: approve, reject. */
  'money.review',
  /** Ways to deposit: terms, receiving accounts; propose, and confirm another operator's proposal. */
  'money.ways',
  /** Identity checks: see full documents, approve, reject. */
  'kyc.review',
  /** Manual adjustments: propose, and confirm another operator's. */
  'money.adjust',
  /** Settled bets: propose to void or resettle one, and confirm another operator's proposal. */
  'bets.correct',
  /** Announcements and promotions. */
  'content.edit',
  /** Settings, flags, maintenance. */
  'site.edit',
  /** The audit log of operators' actions. */
  'audit.read',
  /** The house's results: dashboard, reports, reconciliation. */
  'reports.read',
  /** The operators' accounts. */
  'operators.edit',
] as const
export const permission = z.enum(PERMISSIONS)
export type Permission = z.infer<typeof permission>

export const OPERATOR_ROLES = ['VIEWER', 'CASHIER', 'EDITOR', 'MANAGER'] as const
export const operatorRole = z.enum(OPERATOR_ROLES)
export type OperatorRole = z.infer<typeof operatorRole>

const GRANTED = {
  VIEWER: ['members.read', 'reports.read'],
  CASHIER: ['members.read', 'chat.answer', 'money.review', 'kyc.review', 'money.adjust', 'bets.correct'],
  EDITOR: ['content.edit'],
  MANAGER: PERMISSIONS,
} as const satisfies Record<OperatorRole, readonly Permission[]>

export const permissionsOf = (role: OperatorRole): readonly Permission[] => GRANTED[role]
export const mayDo = (role: OperatorRole, asked: Permission): boolean => permissionsOf(role).includes(asked)
