/** The pages of the back office: address, icon and permission. Their names in the menu are in `locales/back-office-menu.json`. */
import {
  ArrowDownToLine,
  ArrowUpFromLine,
  BadgeAlert,
  ChartColumn,
  Crown,
  FileSignature,
  FileClock,
  Gauge,
  Gift,
  IdCard,
  Landmark,
  HandCoins,
  Images,
  Megaphone,
  Dices,
  MessagesSquare,
  PackageOpen,
  Power,
  ReceiptText,
  Scale,
  SlidersHorizontal,
  Ticket,
  Truck,
  UserCog,
  Users,
  type LucideIcon,
} from 'lucide-react'
import type { ComponentType } from 'react'
import type { Permission } from '#contract/operator-roles.ts'
import menu from '#client/locales/back-office-menu.json'
import type { Language } from '#client/lib/languages.ts'
import { lazyPart } from '#client/lib/lazy-part.ts'

export interface BackOfficePage {
  path: keyof typeof menu
  /** All its addresses, if there is more than one. */
  at?: readonly string[]
  icon: LucideIcon
  permission: Permission
  Page: ComponentType
}

const DepositReviewPage = lazyPart(() => import('#client/features/money/deposit/DepositReviewPage.tsx'), 'DepositReviewPage')
const WithdrawalReviewPage = lazyPart(
  () => import('#client/features/money/withdrawal/WithdrawalReviewPage.tsx'),
  'WithdrawalReviewPage',
)
const WaysPage = lazyPart(() => import('#client/features/back-office/deposit-ways/WaysPage.tsx'), 'WaysPage')
const KycReviewPage = lazyPart(() => import('#client/features/identity/kyc/KycReviewPage.tsx'), 'KycReviewPage')
const ChatBackOfficePage = lazyPart(() => import('#client/features/content/chat/ChatBackOfficePage.tsx'), 'ChatBackOfficePage')
const MembersPage = lazyPart(() => import('#client/features/back-office/player-profile/MembersPage.tsx'), 'MembersPage')
const AdjustmentsPage = lazyPart(() => import('#client/features/back-office/adjustment/AdjustmentsPage.tsx'), 'AdjustmentsPage')
const RoundsPage = lazyPart(() => import('#client/features/back-office/bet-correction/RoundsPage.tsx'), 'RoundsPage')
const RefusedWinsPage = lazyPart(() => import('#client/features/back-office/refused-win/RefusedWinsPage.tsx'), 'RefusedWinsPage')
const AgentsBackOfficePage = lazyPart(
  () => import('#client/features/agents/agent-contracts/AgentsBackOfficePage.tsx'),
  'AgentsBackOfficePage',
)
const BillsBackOfficePage = lazyPart(
  () => import('#client/features/agents/agent-bill/BillsBackOfficePage.tsx'),
  'BillsBackOfficePage',
)
const AnnouncementsPage = lazyPart(
  () => import('#client/features/back-office/content-management/AnnouncementsPage.tsx'),
  'AnnouncementsPage',
)
const BannersPage = lazyPart(() => import('#client/features/back-office/content-management/BannersPage.tsx'), 'BannersPage')
const CampaignsPage = lazyPart(() => import('#client/features/back-office/content-management/CampaignsPage.tsx'), 'CampaignsPage')
const RewardCampaignsPage = lazyPart(
  () => import('#client/features/back-office/reward-campaigns/RewardCampaignsPage.tsx'),
  'RewardCampaignsPage',
)
const RewardGrantsPage = lazyPart(
  () => import('#client/features/back-office/reward-grant/RewardGrantsPage.tsx'),
  'RewardGrantsPage',
)
const PointOrdersPage = lazyPart(() => import('#client/features/back-office/point-order/PointOrdersPage.tsx'), 'PointOrdersPage')
const VipRanksPage = lazyPart(() => import('#client/features/back-office/vip-ranks/VipRanksPage.tsx'), 'VipRanksPage')
const AuditPage = lazyPart(() => import('#client/features/back-office/audit/AuditPage.tsx'), 'AuditPage')
const SettingsPage = lazyPart(() => import('#client/features/back-office/site-settings/SettingsPage.tsx'), 'SettingsPage')
const SwitchesPage = lazyPart(() => import('#client/features/back-office/game-availability/SwitchesPage.tsx'), 'SwitchesPage')
const PeoplePage = lazyPart(() => import('#client/features/back-office/operator/PeoplePage.tsx'), 'PeoplePage')

const OverviewPage = lazyPart(() => import('#client/features/back-office/house-report/OverviewPage.tsx'), 'OverviewPage')
const GamePerformancePage = lazyPart(
  () => import('#client/features/back-office/game-performance/GamePerformancePage.tsx'),
  'GamePerformancePage',
)
const ReconciliationPage = lazyPart(
  () => import('#client/features/back-office/reconciliation/ReconciliationPage.tsx'),
  'ReconciliationPage',
)

export const BACK_OFFICE_PAGES: readonly BackOfficePage[] = [
  { path: 'overview', icon: ChartColumn, permission: 'reports.read', Page: OverviewPage },
  { path: 'game-performance', icon: Gauge, permission: 'reports.read', Page: GamePerformancePage },
  { path: 'deposits', icon: ArrowDownToLine, permission: 'money.review', Page: DepositReviewPage },
  { path: 'withdrawals', icon: ArrowUpFromLine, permission: 'money.review', Page: WithdrawalReviewPage },
  { path: 'deposit-ways', at: ['deposit-ways', 'deposit-ways/:wayId'], icon: Landmark, permission: 'money.ways', Page: WaysPage },
  { path: 'kyc', at: ['kyc', 'kyc/:checkId'], icon: IdCard, permission: 'kyc.review', Page: KycReviewPage },
  {
    path: 'members',
    at: ['members', 'members/:memberId', 'members/:memberId/:part'],
    icon: Users,
    permission: 'members.read',
    Page: MembersPage,
  },
  { path: 'agents', icon: FileSignature, permission: 'members.read', Page: AgentsBackOfficePage },
  {
    path: 'agent-bills',
    at: ['agent-bills', 'agent-bills/:billId'],
    icon: ReceiptText,
    permission: 'members.read',
    Page: BillsBackOfficePage,
  },
  { path: 'chats', icon: MessagesSquare, permission: 'chat.answer', Page: ChatBackOfficePage },
  { path: 'adjustments', icon: HandCoins, permission: 'members.read', Page: AdjustmentsPage },
  { path: 'gifts', at: ['gifts', 'gifts/:grantId'], icon: PackageOpen, permission: 'members.read', Page: RewardGrantsPage },
  { path: 'point-orders', icon: Truck, permission: 'money.review', Page: PointOrdersPage },
  { path: 'rounds', at: ['rounds', 'rounds/:roundId'], icon: Dices, permission: 'members.read', Page: RoundsPage },
  { path: 'refused-wins', icon: BadgeAlert, permission: 'members.read', Page: RefusedWinsPage },
  {
    path: 'announcements',
    at: ['announcements', 'announcements/categories', 'announcements/:announcementId'],
    icon: Megaphone,
    permission: 'content.edit',
    Page: AnnouncementsPage,
  },
  { path: 'banners', at: ['banners', 'banners/:bannerId'], icon: Images, permission: 'content.edit', Page: BannersPage },
  { path: 'campaigns', at: ['campaigns', 'campaigns/:campaignId'], icon: Gift, permission: 'content.edit', Page: CampaignsPage },
  {
    path: 'rewards',
    at: ['rewards', 'rewards/:campaignId', 'rewards/:campaignId/:part'],
    icon: Ticket,
    permission: 'content.edit',
    Page: RewardCampaignsPage,
  },
  { path: 'vip-ranks', icon: Crown, permission: 'content.edit', Page: VipRanksPage },
  {
    path: 'switches',
    at: ['switches', 'switches/vendors', 'switches/games'],
    icon: Power,
    permission: 'site.edit',
    Page: SwitchesPage,
  },
  {
    path: 'settings',
    at: ['settings', 'settings/flags', 'settings/menu'],
    icon: SlidersHorizontal,
    permission: 'site.edit',
    Page: SettingsPage,
  },
  { path: 'operators', icon: UserCog, permission: 'operators.edit', Page: PeoplePage },
  { path: 'reconciliation', icon: Scale, permission: 'reports.read', Page: ReconciliationPage },
  { path: 'audit', icon: FileClock, permission: 'audit.read', Page: AuditPage },
]

/** In one file for all languages: a page's own texts load only with the page. */
export const MENU: Readonly<Record<BackOfficePage['path'], Readonly<Record<Language, string>>>> = menu
