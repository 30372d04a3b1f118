import { useTranslation } from 'react-i18next'
import { usePageTitle } from '#client/lib/page-title.ts'
import { DownloadOffer } from './DownloadPopup.tsx'

/** /m/app: the popup's content at an address that can be shared. */
export function DownloadPage() {
  const { t } = useTranslation('download')
  usePageTitle(t('title'))
  return <DownloadOffer heading="h2" />
}
