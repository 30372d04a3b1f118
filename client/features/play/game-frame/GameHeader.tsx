import { BookOpen, EllipsisVertical, History, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { GameSession } from '#contract/play/launch.ts'
import { BalancePill } from '#client/features/money/wallet/index.ts'
import { isOpenedHere } from '#client/features/play/launch/index.ts'
import { BackBar, Card, IconButton, MenuRow, Sheet } from '#client/ui/index.ts'
import { SoundButton } from './SoundButton.tsx'

export type GameSheet = 'history' | 'rules' | 'fairness'

const ROWS = [
  { sheet: 'rules', Icon: BookOpen },
  { sheet: 'history', Icon: History },
  { sheet: 'fairness', Icon: ShieldCheck },
] as const

interface Props {
  session: GameSession
  balance: bigint
  historyTitle: string
  onOpen: (sheet: GameSheet) => void
}

/** Back, the game's name, sound, balance, and a menu of its sheets. */
export function GameHeader({ session, balance, historyTitle, onOpen }: Props) {
  const { t } = useTranslation('game-frame')
  const { state } = useLocation()
  const [isMenuOpen, setMenuOpen] = useState(false)
  const label = { rules: t('rules'), history: historyTitle, fairness: t('fairness') }
  return (
    <>
      <BackBar
        title={session.gameName}
        backTo={isOpenedHere(state) ? undefined : session.backUrl}
        trailing={
          <>
            <SoundButton />
            <IconButton
              label={t('menu')}
              aria-haspopup="dialog"
              icon={<EllipsisVertical size={22} />}
              onClick={() => setMenuOpen(true)}
            />
            <BalancePill of={{ ...session, sumBalance: balance }} />
          </>
        }
      />
      <Sheet isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} title={session.gameName}>
        <Card isList>
          {ROWS.map(({ sheet, Icon }) => (
            <MenuRow
              key={sheet}
              icon={<Icon size={20} />}
              onSelect={() => {
                setMenuOpen(false)
                onOpen(sheet)
              }}
            >
              {label[sheet]}
            </MenuRow>
          ))}
        </Card>
      </Sheet>
    </>
  )
}
