import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useOpenScreen } from '#client/lib/use-open-screen.ts'
import { Chip, MenuRow } from '#client/ui/index.ts'
import { isOpen, type ScreenName } from './paths.ts'

interface Props {
  screen: ScreenName
  icon: ReactNode
  children: ReactNode
  /** Closes the menu first. */
  onSelect?: () => void
}

/** A line that opens a screen by its name. One whose page comes later says so, here and when it is tapped. */
export function ScreenRow({ screen, icon, children, onSelect }: Props) {
  const { t } = useTranslation('shell')
  const open = useOpenScreen()
  return (
    <MenuRow
      icon={icon}
      note={!isOpen(screen) && <Chip>{t('soon')}</Chip>}
      onSelect={() => {
        onSelect?.()
        open(screen)
      }}
    >
      {children}
    </MenuRow>
  )
}
