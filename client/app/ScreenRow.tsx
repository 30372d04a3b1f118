import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsOffered, useOpenScreen } from '#client/lib/use-open-screen.ts'
import { Chip, MenuRow } from '#client/ui/index.ts'
import { isOpen, type ScreenName } from './paths.ts'

interface Props {
  screen: ScreenName
  icon: ReactNode
  children: ReactNode
  /** Called first, to close the menu. */
  onSelect?: () => void
}

/** A row that opens a screen; hidden if the merchant has switched the screen off. If its page is not released yet, the row says so. */
export function ScreenRow({ screen, icon, children, onSelect }: Props) {
  const { t } = useTranslation('shell')
  const open = useOpenScreen()
  const isOffered = useIsOffered()
  if (!isOffered(screen)) return null
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
