import { CalendarDays, ChartPie, Clock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { AgentContract } from '#contract/agents/agent-contracts/agent-contracts.ts'
import { formatDate } from '#client/lib/format.ts'
import { useNow } from '#client/lib/use-now.ts'
import { Card, Chip, type ChipTone } from '#client/ui/index.ts'
import styles from './ContractPage.module.css'

const ICON = { DAILY: CalendarDays, HOURLY: Clock, DIVIDEND: ChartPie } as const
const MINUTE_MS = 60_000
type Shown = Extract<AgentContract['status'], 0 | 1 | 3>
const TONE: Record<Shown, ChipTone> = { 0: 'hot', 1: 'win', 3: 'quiet' }

export const nameOf = ({ firstParty: { nickname, account } }: AgentContract) => nickname || account

/** The contract's agent, start date and status. */
export function ContractHead({ contract }: { contract: AgentContract }) {
  const { t, i18n } = useTranslation('agent-contracts')
  const { kind, firstParty, offeredAt, effectiveFrom } = contract
  const status = contract.status as Shown
  const Icon = ICON[kind]
  const isOffer = status === 0
  const now = useNow(MINUTE_MS)
  const [line, since] =
    isOffer || effectiveFrom === null
      ? (['offered_at', offeredAt] as const)
      : ([effectiveFrom > now ? 'counts_from' : 'counts_since', effectiveFrom] as const)
  return (
    <Card className={styles.head}>
      <span className={styles.icon}>
        <Icon size={24} aria-hidden="true" />
      </span>
      <div className={styles.who}>
        <Chip tone={TONE[status]}>{t(`state_${status}`)}</Chip>
        <h2 className={styles.title}>{t(isOffer ? `offer_${kind}` : `current_${kind}`, { name: nameOf(contract) })}</h2>
        <p className={styles.quiet}>
          {t(line, {
            account: firstParty.account || firstParty.nickname,
            date: formatDate(since, i18n.language, { dateStyle: 'medium', ...(!isOffer && { timeStyle: 'short' }) }),
          })}
        </p>
      </div>
    </Card>
  )
}
