import { LayoutGrid, Play } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#client/ui/index.ts'
import type { Asked } from './use-switch-sheet.tsx'

interface Props extends Asked {
  ask: (asked: Asked) => void
}

/** Makes a tile open its vendor's list, or the game again, after asking for a reason. */
export function VendorListButton({ ask, ...asked }: Props) {
  const { t } = useTranslation('game-availability')
  const action = t(asked.isOn ? 'list_off' : 'list_on')
  const Icon = asked.isOn ? Play : LayoutGrid
  return (
    <Button
      size="small"
      variant="secondary"
      icon={<Icon size={18} aria-hidden="true" />}
      aria-label={`${action}: ${asked.name}`}
      onClick={() => ask({ ...asked, kind: 'list' })}
    >
      {action}
    </Button>
  )
}
