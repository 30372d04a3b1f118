import { useQuery, useQueryClient } from '@tanstack/react-query'
import { HandCoins } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFlag } from '#client/lib/site.ts'
import { useLiveEvent } from '#client/lib/live.ts'
import { SCREENS } from '#client/lib/paths.ts'
import { Card, MenuRow } from '#client/ui/index.ts'
import { agentKeys, hasDividend } from './agent.queries.ts'
import { AgentHead } from './AgentHead.tsx'
import styles from './AgentHomePage.module.css'
import { AgentMenu } from './AgentMenu.tsx'
import { TeamCounts } from './TeamCounts.tsx'

/** Wire id of the dividend contract's feature (WIR-24). */
const DIVIDENDS = 'SIGNCONDIV3'

/** Only if dividends are enabled, for the site or by this agent's contract. */
function DividendRow() {
  const { t } = useTranslation('agent')
  const isForAll = useFlag(DIVIDENDS)
  const { data: isForOne = false } = useQuery(hasDividend())
  if (!isForAll && !isForOne) return null
  return (
    <Card isList>
      <MenuRow icon={<HandCoins />} to={SCREENS.dividends.path}>
        {t('dividends')}
      </MenuRow>
    </Card>
  )
}

/** The agency centre (SCR-39): today's figures, the menu, and what the team is doing now. */
export function AgentHomePage() {
  const queryClient = useQueryClient()
  const reload = () => void queryClient.invalidateQueries({ queryKey: agentKeys.all })
  useLiveEvent('wallet.changed', reload, { onReconnect: reload })
  return (
    <div className={styles.page}>
      <AgentHead />
      <AgentMenu />
      <TeamCounts />
      <DividendRow />
    </div>
  )
}
