import { useTranslation } from 'react-i18next'
import { type Lead, useRedirect } from './use-redirect.ts'
import { Button, type ButtonProps } from '#client/ui/index.ts'

interface Props extends Pick<ButtonProps, 'variant' | 'size' | 'isWide' | 'className'> {
  lead: Lead
  /** Called before it navigates. */
  onLeave?: () => void
}

/** The link of an announcement, labelled by its target; nothing without one. A game needs a `GameSheetHost`. */
export function LeadButton({ lead, onLeave, ...look }: Props) {
  const { t } = useTranslation('home')
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
