import { useQuery } from '@tanstack/react-query'
import { FilePlus2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { HOUSE_KINDS } from '#contract/agents/agent-contracts/agent-contracts.ts'
import type { TopAgent } from '#contract/agents/agent-bill/agent-back-office.ts'
import type { ContractRow } from '#contract/agents/agent-contracts/agent-offers.ts'
import { useMay } from '#client/lib/back-office/operator-session.ts'
import { useTableState } from '#client/lib/back-office/use-table-state.ts'
import { BackOfficeTable, Filters, FilterText, Pager, ReasonSheet, type Column } from '#client/ui/back-office/index.ts'
import { toast } from '#client/lib/notices.ts'
import { Button, Link, PageTitle } from '#client/ui/index.ts'
import { agentPage, useHouseAnswer, useHouseEnd, useHouseOffer } from './agents-back-office.queries.ts'
import styles from './AgentsBackOffice.module.css'
import { type HouseAction, HouseContract, IN_FORCE } from './HouseContract.tsx'
import { OfferSheet } from './OfferSheet.tsx'
import type { OfferBody } from './offers.queries.ts'

/** Top-level agents, and their contracts with the house. */
export function AgentsBackOfficePage() {
  const { t } = useTranslation('agent-contracts')
  const { page, get, set, setPage } = useTableState()
  const may = useMay('site.edit')
  const username = get('username')
  const { data, error, refetch } = useQuery(agentPage({ page, ...(username && { username }) }))
  const offer = useHouseOffer()
  const end = useHouseEnd()
  const answer = useHouseAnswer()
  const [offered, setOffered] = useState<TopAgent>()
  const [draft, setDraft] = useState<Parameters<typeof offer.mutateAsync>[0]>()
  const [asked, setAsked] = useState<HouseAction>()

  const columns: Column<TopAgent>[] = [
    {
      key: 'agent',
      title: t('agent'),
      render: ({ memberId, username: name, nickname }) => (
        <>
          <Link to={`/operator/members/${memberId}`} className={styles.member}>
            {name}
          </Link>
          {nickname !== name && <small className={styles.quiet}>{nickname}</small>}
        </>
      ),
    },
    {
      key: 'contracts',
      title: t('office_contracts'),
      wraps: true,
      render: ({ contracts }) =>
        contracts.length === 0 ? (
          <span className={styles.quiet}>{t('office_none')}</span>
        ) : (
          <div className={styles.contracts}>
            {contracts.map((contract) => (
              <HouseContract key={contract.contractId} contract={contract} onAsk={setAsked} />
            ))}
          </div>
        ),
    },
    ...(may
      ? [
          {
            key: 'offer',
            title: t('office_actions'),
            render: (agent: TopAgent) => (
              <Button size="small" icon={<FilePlus2 size={18} />} onClick={() => setOffered(agent)}>
                {t('offer_new')}
              </Button>
            ),
          },
        ]
      : []),
  ]
  const send = (agent: TopAgent) => (kind: ContractRow['kind'], body: OfferBody) => {
    const ofHouse = HOUSE_KINDS.find((one) => one === kind)
    if (ofHouse) setDraft({ ...body, memberId: agent.memberId, kind: ofHouse, reason: '' })
    return Promise.resolve()
  }
  return (
    <>
      <PageTitle>{t('office_title')}</PageTitle>
      <Filters label={t('office_filters')}>
        <FilterText label={t('agent')} value={username} onChange={(value) => set('username', value)} />
      </Filters>
      <BackOfficeTable
        label={t('office_title')}
        columns={columns}
        rows={data?.list}
        rowKey={({ memberId }) => String(memberId)}
        error={error}
        onRetry={refetch}
        empty={t('office_empty')}
      >
        {data && <Pager page={page} totalPages={data.totalPages} total={data.total} onPage={setPage} />}
      </BackOfficeTable>
      {offered && (
        <OfferSheet
          onClose={() => setOffered(undefined)}
          house={{
            username: offered.username,
            current: (kind) => offered.contracts.find((one) => one.kind === kind && one.status === IN_FORCE)?.terms,
            send: send(offered),
          }}
        />
      )}
      <ReasonSheet
        isOpen={draft !== undefined}
        title={t('office_reason')}
        submit={t('offer_submit')}
        onSubmit={async (reason) => {
          if (!draft) return
          await offer.mutateAsync({ ...draft, reason })
          toast.success(t(draft.kind === 'REALTIME' ? 'ratio_sent' : 'offer_sent'))
        }}
        onClose={() => setDraft(undefined)}
      />
      <ReasonSheet
        isOpen={asked !== undefined}
        title={t(asked?.action === 'keep' ? 'end_no' : 'end_sure')}
        submit={t(asked?.action === 'keep' ? 'end_no' : 'end_yes')}
        isDangerous={asked?.action !== 'keep'}
        onSubmit={async (reason) => {
          if (!asked) return
          const { contractId } = asked.contract
          if (asked.action === 'end') await end.mutateAsync({ contractId, reason })
          else await answer.mutateAsync({ contractId, accept: asked.action === 'agree', reason })
          toast.success(t('office_done'))
        }}
        onClose={() => setAsked(undefined)}
      />
    </>
  )
}
