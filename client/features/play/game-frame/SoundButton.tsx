import { Volume2, VolumeOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#client/ui/index.ts'
import { setSound, useSoundOn } from './sound.ts'

export function SoundButton() {
  const { t } = useTranslation('game-frame')
  const isOn = useSoundOn()
  return (
    <IconButton
      label={t('sound')}
      aria-pressed={isOn}
      icon={isOn ? <Volume2 size={22} /> : <VolumeOff size={22} />}
      onClick={() => setSound(!isOn)}
    />
  )
}
