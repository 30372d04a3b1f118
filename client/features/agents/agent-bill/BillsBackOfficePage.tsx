import { useQuery } from '@tanstack/react-query'
import { Play } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import { BILL_KINDS, BILL_STATUSES, billKind, billStatus, type AgentBill } from '#contract/agents/agent-bill/agent-bill.ts'
import * as agentBackOfficeEndpoints from '#contract/agents/agent-bill/agent-back-office.ts'
import { useMay } from '#client/lib/back-office/operator-session.ts'
import { useTableState } from '#client/lib/back-office/use-table-state.ts'
import {
  BackOfficeDownload,
  BackOfficeTable,
  FilterDate,
  Filters,
  FilterSelect,
  FilterText,
  Pager,
  type Column,
} from '#client/ui/back-office/index.ts'
import { toastError } from '#client/lib/error-text.ts'
import { toast } from '#client/lib/notices.ts'
import { Button, PageTitle } from '#client/ui/index.ts'
import { BillBackOfficeFile } from './BillBackOfficeFile.tsx'
import { BillStatusChip } from './BillStatusChip.tsx'
import { billTable, useRunNow } from './bills-back-office.queries.ts'
import { useFigures } from './use-figures.ts'

/** The bills of all agents, with totals. */
function BillTable() {
  const { t } = useTranslation('agent-bill')
  const { money, number, period } = useFigures()
  const { page, get, set, setPage } = useTableState()
  const navigate = useNavigate()
  const mayRun = useMay('site.edit')
  const run = useRunNow()
  const [kind, status] = [billKind.safeParse(get('kind')).data, billStatus.safeParse(get('status')).data]
  const [startDate, endDate, username] = [get('from'), get('to'), get('username')]
  const asked = {
    ...(kind && { kind }),
    ...(status && { status }),
    ...(username && { username }),
    ...(startDate && { startDate }),
    ...(endDate && { endDate }),
  }
  const { data, error, refetch } = useQuery(billTable({ page, ...asked }))
  const runNow = () =>
    void run
      .mutateAsync(undefined)
      .then(({ bills }) => toast.success(t('office_ran', { count: bills, number: number(bills) })), toastError)
  const columns: Column<AgentBill>[] = [
    { key: 'period', title: t('office_period'), render: (bill) => period(bill) },
    {
      key: 'kind',
      title: t('kind'),
      render: ({ kind: of, sequence }) => {
        const name = t(`kind_${of}`)
        return sequence > 0 ? t('correction_of', { name }) : name
      },
    },
    { key: 'status', title: t('office_status'), render: ({ status: now }) => <BillStatusChip status={now} /> },
    { key: 'payee', title: t('office_agent'), render: ({ payee }) => payee.account },
    { key: 'payer', title: t('office_payer'), render: ({ payer }) => payer?.account ?? t('the_site') },
    { key: 'gross', title: t('gross'), isNumber: true, render: ({ gross }) => money(gross) },
    { key: 'deducted', title: t('deducted'), isNumber: true, render: ({ deducted }) => money(deducted) },
    { key: 'net', title: t('office_net'), isNumber: true, render: ({ net }) => money(net) },
    { key: 'paid', title: t('paid'), isNumber: true, render: ({ paid }) => money(paid) },
  ]
  const any = { value: '', label: t('kind_ALL') }
  return (
    <>
      <PageTitle>{t('office_title')}</PageTitle>
      <Filters label={t('office_filters')}>
        <FilterSelect
          label={t('kind')}
          value={kind ?? ''}
          onChange={(value) => set('kind', value)}
          options={[any, ...BILL_KINDS.map((value) => ({ value, label: t(`kind_${value}`) }))]}
        />
        <FilterSelect
          label={t('office_status')}
          value={status ?? ''}
          onChange={(value) => set('status', value)}
          options={[any, ...BILL_STATUSES.map((value) => ({ value, label: t(`status_${value}`) }))]}
        />
        <FilterText label={t('office_agent')} value={username} onChange={(value) => set('username', value)} />
        <FilterDate label={t('office_from')} value={startDate} onChange={(value) => set('from', value)} />
        <FilterDate label={t('office_to')} value={endDate} onChange={(value) => set('to', value)} />
        <BackOfficeDownload endpoint={agentBackOfficeEndpoints.backOfficeBillsFile} query={asked} isDisabled={!data?.total} />
        {mayRun && data?.canRun && (
          <Button size="small" variant="secondary" icon={<Play size={18} />} isLoading={run.isPending} onClick={runNow}>
            {t('office_run')}
          </Button>
        )}
      </Filters>
      {data && data.total > 0 && (
        <p>
          {t('office_sums', {
            number: number(data.footer.count),
            gross: money(data.footer.gross),
            paid: money(data.footer.paid),
          })}
        </p>
      )}
      <BackOfficeTable
        label={t('office_title')}
        columns={columns}
        rows={data?.list}
        rowKey={({ id }) => id}
        error={error}
        onRetry={refetch}
        empty={t('office_empty')}
        onOpen={({ id }) => void navigate(`/operator/agent-bills/${id}`)}
      >
        {data && <Pager page={page} totalPages={data.totalPages} total={data.total} onPage={setPage} />}
      </BackOfficeTable>
    </>
  )
}

/** The list of bills, or one of them. */
export function BillsBackOfficePage() {
  const { billId } = useParams()
  return billId === undefined ? <BillTable /> : <BillBackOfficeFile billId={billId} />
}
