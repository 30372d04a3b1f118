import { Power } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#client/ui/index.ts'
import type { Asked } from './use-switch-sheet.tsx'

interface Props extends Asked {
  ask: (asked: Asked) => void
}

/** Switches one thing, after asking for a reason. */
export function SwitchButton({ ask, ...asked }: Props) {
  const { t } = useTranslation('game-availability')
  const action = t(asked.isOn ? 'switch_off' : 'switch_on')
  return (
    <Button
      size="small"
      variant={asked.isOn ? 'secondary' : 'primary'}
      icon={<Power size={18} aria-hidden="true" />}
      aria-label={`${action}: ${asked.name}`}
      onClick={() => ask(asked)}
    >
      {action}
    </Button>
  )
}
