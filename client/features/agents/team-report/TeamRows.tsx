import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { ReportList } from '#client/ui/report/index.ts'
import { ApiError } from '#client/lib/api-error.ts'
import recordsArt from '#client/ui/art/records.svg'
import { Button, EmptyState } from '#client/ui/index.ts'

interface Props extends ComponentProps<typeof ReportList> {
  /** Goes back to the whole team. */
  onWhole: () => void
}

/** The rows of a report; if the member asked for is not in the team, says so and links back. */
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
