import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { ReportList } from '#client/features/report/index.ts'
import { ApiError } from '#client/lib/api-error.ts'
import recordsArt from '#client/ui/art/records.svg'
import { Button, EmptyState } from '#client/ui/index.ts'

interface Props extends ComponentProps<typeof ReportList> {
  /** Back to the whole team. */
  onWhole: () => void
}

/** The rows of a report; where who was asked for is nobody of the team, that, and the way back. */
export function TeamRows({ onWhole, ...list }: Props) {
  const { t } = useTranslation('team-report')
  const { data, error } = list.pages
  if (data || !(error instanceof ApiError) || error.code !== 'no.data') return <ReportList {...list} />
  return (
    <EmptyState
      art={recordsArt}
      message={t('not_in_team')}
      action={
        <Button variant="secondary" onClick={onWhole}>
          {t('whole_team')}
        </Button>
      }
    />
  )
}
