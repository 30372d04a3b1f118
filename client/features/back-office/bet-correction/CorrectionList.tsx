import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import * as betCorrectionEndpoints from '#contract/back-office/bet-correction.ts'
import { CORRECTION_STATES, correctionState } from '#contract/back-office/bet-correction.ts'
import { useTableState } from '#client/lib/back-office/use-table-state.ts'
import { BackOfficeDownload, FilterDate, Filters, FilterSelect, Pager } from '#client/ui/back-office/index.ts'
import { CorrectionTable } from './CorrectionTable.tsx'
import { correctionPage } from './bet-correction.queries.ts'

/** All proposed corrections. */
export function CorrectionList() {
  const { t } = useTranslation('bet-correction')
  const { page, get, set, setPage } = useTableState()
  const state = correctionState.safeParse(get('state')).data
  const [startDate, endDate] = [get('from'), get('to')]
  const asked = { ...(state && { state }), ...(startDate && { startDate }), ...(endDate && { endDate }) }
  const { data, error, refetch } = useQuery(correctionPage({ page, ...asked }))
  return (
    <>
      <Filters label={t('filters')}>
        <FilterSelect
          label={t('state')}
          value={state ?? ''}
          onChange={(value) => set('state', value)}
          options={[{ value: '', label: t('any') }, ...CORRECTION_STATES.map((value) => ({ value, label: t(`state_${value}`) }))]}
        />
        <FilterDate label={t('from')} value={startDate} onChange={(value) => set('from', value)} />
        <FilterDate label={t('to')} value={endDate} onChange={(value) => set('to', value)} />
        <BackOfficeDownload endpoint={betCorrectionEndpoints.file} query={asked} isDisabled={!data?.total} />
      </Filters>
      <CorrectionTable label={t('corrections')} rows={data?.list} error={error} onRetry={refetch} empty={t('no_corrections')}>
        {data && <Pager page={page} totalPages={data.totalPages} total={data.total} onPage={setPage} />}
      </CorrectionTable>
    </>
  )
}
