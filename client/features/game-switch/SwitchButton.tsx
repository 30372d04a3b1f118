import { Power } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReasonSheet } from '#client/features/operator/index.ts'
import { toast } from '#client/lib/notices.ts'
import { Button } from '#client/ui/index.ts'

interface Props {
  name: string
  isOn: boolean
  onSwitch: (isOn: boolean, reason: string) => Promise<unknown>
}

/** Switches one thing, for a reason. */
export function SwitchButton({ name, isOn, onSwitch }: Props) {
  const { t } = useTranslation('game-switch')
  const [isAsked, setAsked] = useState(false)
  const deed = t(isOn ? 'switch_off' : 'switch_on')
  return (
    <>
      <Button
        size="small"
        variant={isOn ? 'secondary' : 'primary'}
        icon={<Power size={18} aria-hidden="true" />}
        aria-label={`${deed}: ${name}`}
        onClick={() => setAsked(true)}
      >
        {deed}
      </Button>
      <ReasonSheet
        isOpen={isAsked}
        title={t(isOn ? 'off_title' : 'on_title', { name })}
        submit={deed}
        isDangerous={isOn}
        onSubmit={async (reason) => {
          await onSwitch(!isOn, reason)
          toast.success(t('done'))
        }}
        onClose={() => setAsked(false)}
      />
    </>
  )
}
