/** The pages of agents: a chunk of their own, that nobody else loads. */
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

const BillsPage = lazyPart(() => import('#client/features/agent-bill/BillsPage.tsx'), 'BillsPage')
const BillPage = lazyPart(() => import('#client/features/agent-bill/BillPage.tsx'), 'BillPage')
const ContractsPage = lazyPart(() => import('#client/features/agent-contracts/ContractsPage.tsx'), 'ContractsPage')

type Title = Extract<keyof typeof agent, `title_${string}`>

/** Whoever is logged in and no agent goes home (spec §2, agent home). */
function AgentOnly({ children }: { children: ReactNode }) {
  const session = useSession()
  if (session && !isAgentType(session.type)) return <Navigate to={paths.home} replace />
  return <MemberOnly>{children}</MemberOnly>
}

/** A page with its name in the back bar and in the browser's tab. */
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

/** Whatever is none of them goes home (spec §2). */
export const AgentPages = () => (
  <Routes>
    <Route path={SCREENS.dividends.path} element={agentOnly('title_dividends', <BillsPage />)} />
    <Route path={SCREENS.agentBill.path} element={agentOnly('title_bill', <BillPage />)} />
    <Route path={SCREENS.agentContracts.path} element={agentOnly('title_contracts', <ContractsPage />)} />
    <Route path="*" element={<Navigate to={SCREENS.home.path} replace />} />
  </Routes>
)
