import {
  ArrowLeftRight,
  ChartColumn,
  CircleDollarSign,
  FileSignature,
  Headset,
  type LucideIcon,
  Mail,
  Megaphone,
  Percent,
  ReceiptText,
  Scale,
  Send,
  ShieldCheck,
  TicketCheck,
  UserRoundPlus,
  Users,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useInboxUnread } from '#client/features/content/inbox/index.ts'
import { useSite } from '#client/lib/site.ts'
import { showOverlay } from '#client/lib/overlay.ts'
import { isOpen } from '#client/lib/paths.ts'
import { useOpenScreen } from '#client/lib/use-open-screen.ts'
import { Badge, Skeleton } from '#client/ui/index.ts'
import { entriesOf, type EntryName } from './agent-menu.ts'
import styles from './AgentMenu.module.css'

const ICONS: Record<EntryName, LucideIcon> = {
  overview: ChartColumn,
  transactions: ArrowLeftRight,
  team: Users,
  red_rain: TicketCheck,
  pnl: Scale,
  betting: ReceiptText,
  rebate_setting: Percent,
  rebate_income: CircleDollarSign,
  contracts: FileSignature,
  open_account: UserRoundPlus,
  transfer: Send,
  security: ShieldCheck,
  news: Megaphone,
  mail: Mail,
}
const TILE = 22

interface TileProps {
  icon: LucideIcon
  label: string
  /** A count, or "coming soon". */
  note?: ReactNode
  onSelect: () => void
}
const Tile = ({ icon: Icon, label, note, onSelect }: TileProps) => (
  <li>
    <button type="button" className={styles.tile} onClick={onSelect}>
      <span className={styles.icon} aria-hidden="true">
        <Icon size={TILE} />
      </span>
      <span className={styles.label}>{label}</span>
      {note}
    </button>
  </li>
)

/** Everything an agent can do, as far as the merchant's menu allows; customer service always. */
export function AgentMenu() {
  const { t } = useTranslation(['agent', 'shell'])
  const site = useSite()
  const open = useOpenScreen()
  const unread = useInboxUnread()
  if (!site) return <Skeleton rows={3} />
  return (
    <nav aria-label={t('menu')}>
      <ul className={styles.menu}>
        {entriesOf(site.whitelabel).map(({ name, screen, ...entry }) => (
          <Tile
            key={name}
            icon={ICONS[name]}
            label={t(`entry_${name}`)}
            note={
              isOpen(screen) ? (
                name === 'mail' && (
                  <span className={styles.note}>
                    <Badge count={unread} />
                  </span>
                )
              ) : (
                <span className={styles.soon}>{t('shell:soon')}</span>
              )
            }
            onSelect={() => open(screen, 'search' in entry ? entry.search : '')}
          />
        ))}
        <Tile icon={Headset} label={t('entry_service')} onSelect={() => showOverlay('contact')} />
      </ul>
    </nav>
  )
}
