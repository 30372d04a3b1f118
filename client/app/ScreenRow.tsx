import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useOpenScreen } from '#client/lib/use-open-screen.ts'
import { Chip, MenuRow } from '#client/ui/index.ts'
import { isOpen, type ScreenName } from './paths.ts'

interface Props {
  screen: ScreenName
  icon: ReactNode
  children: ReactNode
  /** Called first, to close the menu. */
  onSelect?: () => void
}

/** A row that opens a screen by its name. If its page is not released yet, the row says so, also when tapped. */
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
