import { useQuery } from '@tanstack/react-query'
import { CalendarDays, ChartPie, Clock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { SCREENS } from '#client/lib/paths.ts'
import { Badge, MenuRow } from '#client/ui/index.ts'
import { contractRequests } from './agent-contracts.queries.ts'
import { WAITING_KINDS } from './waiting-kinds.ts'

const ICON = { DAILY: CalendarDays, HOURLY: Clock, DIVIDEND: ChartPie } as const
const TITLE = { DAILY: 'daily_contract', HOURLY: 'hourly_contract', DIVIDEND: 'dividend_contract' } as const

/** A row for each kind of pending contract. */
export function WaitingContracts({ onSelect }: { onSelect?: (() => void) | undefined }) {
  const { t } = useTranslation('account')
  const { data } = useQuery(contractRequests())
  return WAITING_KINDS.map(({ kind, list, screen }) => {
    const waiting = data?.[list].length ?? 0
    const Icon = ICON[kind]
    return (
      waiting > 0 && (
        <MenuRow key={kind} icon={<Icon />} to={SCREENS[screen].path} note={<Badge count={waiting} />} onSelect={onSelect}>
          {t(TITLE[kind])}
        </MenuRow>
      )
    )
  })
}
