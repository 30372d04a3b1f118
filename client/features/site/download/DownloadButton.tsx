import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFlag } from '#client/lib/site.ts'
import { showOverlay } from '#client/lib/overlay.ts'
import { IconButton } from '#client/ui/index.ts'
import { useDownload } from './use-download.ts'

/** In the home header, if the merchant offers an app and has one for this phone (SCR-43). */
export function DownloadButton() {
  const { t } = useTranslation('shell')
  const isOffered = useFlag('APPWINDOW3')
  const download = useDownload()
  if (!isOffered || !download) return null
  return (
    <IconButton
      label={t('download')}
      icon={<Download size={22} />}
      aria-haspopup="dialog"
      onClick={() => showOverlay('download')}
    />
  )
}
