import { useTranslation } from 'react-i18next'
import { type Lead, useRedirect } from '#client/features/launch/index.ts'
import { Button, type ButtonProps } from '#client/ui/index.ts'

interface Props extends Pick<ButtonProps, 'variant' | 'size' | 'isWide' | 'className'> {
  lead: Lead
  /** Before it leads away. */
  onLeave?: () => void
}

/** Where an announcement leads, named for what is there; nothing where it leads nowhere. A game needs a `GameSheetHost`. */
export function LeadButton({ lead, onLeave, ...look }: Props) {
  const { t } = useTranslation('announcement')
  const act = useRedirect()(lead)
  if (!act || !lead.redirect) return null
  const leave = () => {
    onLeave?.()
    act()
  }
  return (
    <Button {...look} onClick={leave}>
      {t(`act_${lead.redirect}`)}
    </Button>
  )
}
