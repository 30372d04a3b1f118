/** Agent pages, in a chunk that only agents load. */
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, Route, Routes } from 'react-router-dom'
import type agent from '#client/locales/en/agent.json'
import { isAgentType } from '#client/lib/member-type.ts'
import { usePageTitle } from '#client/lib/page-title.ts'
import { useSession } from '#client/lib/session.ts'
import { lazyPart } from '#client/lib/lazy-part.ts'
import { MemberOnly } from './member-guards.tsx'
import { paths, SCREENS } from './paths.ts'

const RebateSettingPage = lazyPart(() => import('#client/features/agents/rebate/RebateSettingPage.tsx'), 'RebateSettingPage')
const RebateIncomePage = lazyPart(() => import('#client/features/agents/rebate/RebateIncomePage.tsx'), 'RebateIncomePage')
const TeamPage = lazyPart(() => import('#client/features/agents/downline/TeamPage.tsx'), 'TeamPage')
const OpenAccountPage = lazyPart(() => import('#client/features/agents/downline/OpenAccountPage.tsx'), 'OpenAccountPage')
const RegisteredPage = lazyPart(() => import('#client/features/agents/affiliate-link/RegisteredPage.tsx'), 'RegisteredPage')
const AgentHomePage = lazyPart(() => import('#client/features/agents/agent/AgentHomePage.tsx'), 'AgentHomePage')
const TeamOverviewPage = lazyPart(() => import('#client/features/agents/team-report/TeamOverviewPage.tsx'), 'TeamOverviewPage')
const TeamPnlPage = lazyPart(() => import('#client/features/agents/team-report/TeamPnlPage.tsx'), 'TeamPnlPage')
const TeamBettingPage = lazyPart(() => import('#client/features/agents/team-report/TeamBettingPage.tsx'), 'TeamBettingPage')
const AgentNoticePage = lazyPart(() => import('#client/features/content/announcement/AgentNoticePage.tsx'), 'AgentNoticePage')
const BillsPage = lazyPart(() => import('#client/features/agents/agent-bill/BillsPage.tsx'), 'BillsPage')
const BillPage = lazyPart(() => import('#client/features/agents/agent-bill/BillPage.tsx'), 'BillPage')
const ContractsPage = lazyPart(() => import('#client/features/agents/agent-contracts/ContractsPage.tsx'), 'ContractsPage')

type Title = Extract<keyof typeof agent, `title_${string}`>

/** Sends members who are not agents home (SCR-39). */
function AgentOnly({ children }: { children: ReactNode }) {
  const session = useSession()
  if (session && !isAgentType(session.type)) return <Navigate to={paths.home} replace />
  return <MemberOnly>{children}</MemberOnly>
}

/** The agency centre does not ask guests to log in: it sends them home as well (SCR-39). */
const GuestsHome = ({ children }: { children: ReactNode }) => (useSession() ? children : <Navigate to={paths.home} replace />)

/** Shows a page to agents only, with its name in the back bar and the browser tab. */
const agentOnly = (title: Title, screen: ReactNode) => (
  <Titled title={title}>
    <AgentOnly>{screen}</AgentOnly>
  </Titled>
)
function Titled({ title, children }: { title: Title; children: ReactNode }) {
  const { t } = useTranslation('agent')
  usePageTitle(t(title))
  return children
}

/** Unmatched paths go home (SCR-01). */
export const AgentPages = () => (
  <Routes>
    <Route path={SCREENS.rebateSetting.path} element={agentOnly('title_rebate_setting', <RebateSettingPage />)} />
    <Route path={SCREENS.rebateIncome.path} element={agentOnly('title_rebate_income', <RebateIncomePage />)} />
    <Route path={SCREENS.team.path} element={agentOnly('title_team', <TeamPage />)} />
    <Route path={SCREENS.openAccount.path} element={agentOnly('title_open_account', <OpenAccountPage />)} />
    <Route path={SCREENS.registered.path} element={agentOnly('title_registered', <RegisteredPage />)} />
    <Route path={SCREENS.agency.path} element={<GuestsHome>{agentOnly('title_agency', <AgentHomePage />)}</GuestsHome>} />
    <Route path={SCREENS.teamOverview.path} element={agentOnly('title_overview', <TeamOverviewPage />)} />
    <Route path={SCREENS.teamPnl.path} element={agentOnly('title_pnl', <TeamPnlPage />)} />
    <Route path={SCREENS.teamBetting.path} element={agentOnly('title_betting', <TeamBettingPage />)} />
    <Route path={SCREENS.agentNews.path} element={agentOnly('title_news', <AgentNoticePage />)} />
    <Route path={SCREENS.dividends.path} element={agentOnly('title_dividends', <BillsPage />)} />
    <Route path={SCREENS.agentBill.path} element={agentOnly('title_bill', <BillPage />)} />
    <Route path={SCREENS.agentContracts.path} element={agentOnly('title_contracts', <ContractsPage />)} />
    <Route path="*" element={<Navigate to={SCREENS.home.path} replace />} />
  </Routes>
)
