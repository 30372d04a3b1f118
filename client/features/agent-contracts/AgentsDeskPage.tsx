import { useQuery } from '@tanstack/react-query'
import { FilePlus2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { HOUSE_KINDS } from '#contract/agent-bill.ts'
import type { TopAgent } from '#contract/agent-desk.ts'
import type { ContractRow } from '#contract/agent-offers.ts'
import {
  ConsoleTable,
  Filters,
  FilterText,
  Pager,
  ReasonSheet,
  useMay,
  useTableState,
  useWords,
  type Column,
} from '#client/features/operator/index.ts'
import { toast } from '#client/lib/notices.ts'
import { Button, Link, PageTitle } from '#client/ui/index.ts'
import { agentPage, useHouseAnswer, useHouseEnd, useHouseOffer } from './agents-desk.queries.ts'
import styles from './AgentsDesk.module.css'
import { OfferSheet } from './OfferSheet.tsx'
import type { OfferBody } from './offers.queries.ts'
import { useFigures } from './use-figures.ts'

const IN_FORCE = 1
const ENDING = 3

/** What one contract pays, where it stands, and what the house may do. */
function HouseContract({ contract, onAsk }: { contract: ContractRow; onAsk: (deed: Deed) => void }) {
  const { t } = useTranslation('agent-contracts')
  const { percent, round } = useFigures()
  const { when } = useWords()
  const may = useMay('site.edit')
  const { kind, status, terms, effectiveFrom, effectiveUntil, endAskedBy } = contract
  const mayEnd = may && effectiveUntil === null && (status === 0 || status === IN_FORCE)
  return (
    <div className={styles.contract}>
      <strong>{t(`kind_${kind}`)}</strong>
      <span>
        {terms.tiers
          .map(({ rate, minTurnover }) =>
            minTurnover > 0n ? t('desk_tier', { rate: percent(rate), amount: round(minTurnover) }) : percent(rate),
          )
          .join(' · ')}
      </span>
      <small className={styles.quiet}>
        {t(status === 0 ? 'state_waits' : `row_state_${status}`)}
        {effectiveFrom !== null && ` · ${t('counts', { date: when(effectiveFrom) })}`}
        {effectiveUntil !== null && ` · ${t('counts_until', { date: when(effectiveUntil) })}`}
      </small>
      {mayEnd && (
        <Button size="small" variant="secondary" onClick={() => onAsk({ contract, deed: 'end' })}>
          {t(status === 0 ? 'take_back' : kind === 'REALTIME' ? 'end_ratio' : 'end_ask')}
        </Button>
      )}
      {may && status === ENDING && endAskedBy === 'SECOND' && (
        <Button size="small" onClick={() => onAsk({ contract, deed: 'agree' })}>
          {t('end_agree')}
        </Button>
      )}
      {may && status === ENDING && (
        <Button size="small" variant="secondary" onClick={() => onAsk({ contract, deed: 'keep' })}>
          {t('end_no')}
        </Button>
      )}
    </div>
  )
}

interface Deed {
  contract: ContractRow
  deed: 'end' | 'agree' | 'keep'
}

/** Agents at the top, and what the house pays them by. */
export function AgentsDeskPage() {
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
  const [asked, setAsked] = useState<Deed>()

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
      title: t('desk_contracts'),
      wraps: true,
      render: ({ contracts }) =>
        contracts.length === 0 ? (
          <span className={styles.quiet}>{t('desk_none')}</span>
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
            title: t('desk_deeds'),
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
      <PageTitle>{t('desk_title')}</PageTitle>
      <Filters label={t('desk_filters')}>
        <FilterText label={t('agent')} value={username} onChange={(value) => set('username', value)} />
      </Filters>
      <ConsoleTable
        label={t('desk_title')}
        columns={columns}
        rows={data?.list}
        rowKey={({ memberId }) => String(memberId)}
        error={error}
        onRetry={refetch}
        empty={t('desk_empty')}
      >
        {data && <Pager page={page} totalPages={data.totalPages} total={data.total} onPage={setPage} />}
      </ConsoleTable>
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
        title={t('desk_reason')}
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
        title={t(asked?.deed === 'keep' ? 'end_no' : 'end_sure')}
        submit={t(asked?.deed === 'keep' ? 'end_no' : 'end_yes')}
        isDangerous={asked?.deed !== 'keep'}
        onSubmit={async (reason) => {
          if (!asked) return
          const { contractId } = asked.contract
          if (asked.deed === 'end') await end.mutateAsync({ contractId, reason })
          else await answer.mutateAsync({ contractId, accept: asked.deed === 'agree', reason })
          toast.success(t('desk_done'))
        }}
        onClose={() => setAsked(undefined)}
      />
    </>
  )
}
