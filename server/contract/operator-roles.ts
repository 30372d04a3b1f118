/** The house's own people, by what they do; an endpoint of theirs names the permission it asks for. */
import * as z from 'zod/mini'

export const PERMISSIONS = [
  /** Members, their money, sessions and bets. */
  'members.read',
  /** The live chat: read and answer. */
  'chat.answer',
  /** Deposits and withdrawals: approve, reject. */
  'money.review',
  /** Identity checks: see documents whole, approve, reject. */
  'kyc.review',
  /** Manual adjustments: propose, and confirm another's. */
  'money.adjust',
  /** Settled bets: propose to void one or settle it anew, and confirm another's. */
  'bets.correct',
  /** Announcements and promotions. */
  'content.edit',
  /** Settings, flags, maintenance. */
  'site.edit',
  /** What the house's people did. */
  'audit.read',
  /** What the house took and paid: dashboard, reports, reconciliation. */
  'reports.read',
  /** The house's people themselves. */
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
