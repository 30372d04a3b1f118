import { History, Sparkles, TicketPercent } from 'lucide-react'
import { Suspense, useState, type ReactNode } from 'react'
import type { PointRoom } from '#contract/rewards/points/points.ts'
import { CodeSheet } from '#client/features/rewards/reward/index.ts'
import { lazyPart } from '#client/lib/lazy-part.ts'
import styles from './Shortcuts.module.css'
import { usePointWords } from './use-point-words.ts'

const HistorySheet = lazyPart(() => import('./HistorySheet.tsx'), 'HistorySheet')

interface ShortcutProps {
  icon: ReactNode
  children: string
  onOpen: () => void
}
const Shortcut = ({ icon, children, onOpen }: ShortcutProps) => (
  <button type="button" aria-haspopup="dialog" onClick={onOpen} className={styles.shortcut}>
    {icon}
    {children}
  </button>
)

interface Props {
  room: PointRoom
  /** Opens the explanation of how points are earned. */
  onHow: () => void
}

/** A guest has no history, and no use for a code. */
export function Shortcuts({ room: { balance, goods, onBreak }, onHow }: Props) {
  const { t } = usePointWords()
  const [opened, setOpened] = useState<{ sheet: 'history' | 'code'; isOpen: boolean }>()
  const isOpen = (sheet: 'history' | 'code') => opened?.sheet === sheet && opened.isOpen
  const close = () => setOpened(opened && { ...opened, isOpen: false })
  return (
    <div className={styles.row}>
      <Shortcut icon={<Sparkles size={18} aria-hidden="true" />} onOpen={onHow}>
        {t('how')}
      </Shortcut>
      {balance !== null && (
        <Shortcut icon={<History size={18} aria-hidden="true" />} onOpen={() => setOpened({ sheet: 'history', isOpen: true })}>
          {t('history')}
        </Shortcut>
      )}
      {balance !== null && !onBreak && (
        <Shortcut icon={<TicketPercent size={18} aria-hidden="true" />} onOpen={() => setOpened({ sheet: 'code', isOpen: true })}>
          {t('code')}
        </Shortcut>
      )}
      <Suspense>
        {opened?.sheet === 'history' && <HistorySheet goods={goods} isOpen={isOpen('history')} onClose={close} />}
        {opened?.sheet === 'code' && <CodeSheet isOpen={isOpen('code')} onClose={close} />}
      </Suspense>
    </div>
  )
}
