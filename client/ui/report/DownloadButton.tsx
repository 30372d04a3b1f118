import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Endpoint } from '#contract/endpoint.ts'
import { toastError } from '#client/lib/error-text.ts'
import { Button } from '#client/ui/index.ts'
import { download, type Downloader } from './download.ts'

interface Props {
  endpoint: Endpoint
  query: () => Record<string, string | undefined>
  isDisabled: boolean
  /** What the file contains, if not the matching rows. */
  label?: string | undefined
  /** The default is the logged-in member. */
  downloader?: () => Downloader
}

/** Downloads all matching rows as a CSV file. */
export function DownloadButton({ endpoint, query, isDisabled, downloader, label }: Props) {
  const { t } = useTranslation('report')
  const [isRunning, setRunning] = useState(false)
  const save = async () => {
    setRunning(true)
    try {
      await download(endpoint, query(), downloader?.())
    } catch (error) {
      void toastError(error)
    } finally {
      setRunning(false)
    }
  }
  return (
    <Button
      variant="ghost"
      size="small"
      icon={<Download size={18} aria-hidden="true" />}
      isLoading={isRunning}
      disabled={isDisabled}
      aria-label={label ?? t('download')}
      onClick={() => void save()}
    >
      {label ?? t('csv')}
    </Button>
  )
}
