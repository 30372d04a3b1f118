/** The pages of the console: where, for whom, and what they are called in its menu. */
import {
  ArrowDownToLine,
  ArrowUpFromLine,
  FileClock,
  HandCoins,
  Power,
  SlidersHorizontal,
  UserCog,
  Users,
  type LucideIcon,
} from 'lucide-react'
import type { ComponentType } from 'react'
import type { Permission } from '#contract/operator-roles.ts'
import type operator from '#client/locales/en/operator.json'
import { lazyPart } from '#client/lib/lazy-part.ts'

export interface ConsolePage {
  path: string
  /** Every address of it, where there is more than one. */
  at?: readonly string[]
  title: Extract<keyof typeof operator, `page_${string}`>
  icon: LucideIcon
  permission: Permission
  Page: ComponentType
}

const DepositReviewPage = lazyPart(() => import('#client/features/deposit/DepositReviewPage.tsx'), 'DepositReviewPage')
const WithdrawalReviewPage = lazyPart(
  () => import('#client/features/withdrawal/WithdrawalReviewPage.tsx'),
  'WithdrawalReviewPage',
)
const MembersPage = lazyPart(() => import('#client/features/member-file/MembersPage.tsx'), 'MembersPage')
const AdjustmentsPage = lazyPart(() => import('#client/features/adjustment/AdjustmentsPage.tsx'), 'AdjustmentsPage')
const AuditPage = lazyPart(() => import('#client/features/audit/AuditPage.tsx'), 'AuditPage')
const SettingsPage = lazyPart(() => import('#client/features/site-settings/SettingsPage.tsx'), 'SettingsPage')
const SwitchesPage = lazyPart(() => import('#client/features/game-switch/SwitchesPage.tsx'), 'SwitchesPage')
const PeoplePage = lazyPart(() => import('#client/features/operator/PeoplePage.tsx'), 'PeoplePage')

export const CONSOLE_PAGES: readonly ConsolePage[] = [
  { path: 'deposits', title: 'page_deposits', icon: ArrowDownToLine, permission: 'money.review', Page: DepositReviewPage },
  {
    path: 'withdrawals',
    title: 'page_withdrawals',
    icon: ArrowUpFromLine,
    permission: 'money.review',
    Page: WithdrawalReviewPage,
  },
  {
    path: 'members',
    at: ['members', 'members/:memberId'],
    title: 'page_members',
    icon: Users,
    permission: 'members.read',
    Page: MembersPage,
  },
  { path: 'adjustments', title: 'page_adjustments', icon: HandCoins, permission: 'members.read', Page: AdjustmentsPage },
  { path: 'audit', title: 'page_audit', icon: FileClock, permission: 'audit.read', Page: AuditPage },
  {
    path: 'switches',
    at: ['switches', 'switches/vendors', 'switches/games'],
    title: 'page_switches',
    icon: Power,
    permission: 'site.edit',
    Page: SwitchesPage,
  },
  {
    path: 'settings',
    at: ['settings', 'settings/flags', 'settings/menu'],
    title: 'page_settings',
    icon: SlidersHorizontal,
    permission: 'site.edit',
    Page: SettingsPage,
  },
  { path: 'operators', title: 'page_operators', icon: UserCog, permission: 'operators.edit', Page: PeoplePage },
]
