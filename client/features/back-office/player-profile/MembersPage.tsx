import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import * as playerProfileEndpoints from '#contract/back-office/player-profile/player-profile.ts'
import type { MemberRow } from '#contract/back-office/player-profile/player-profile.ts'
import { MEMBER_STATUSES } from '#contract/member-status.ts'
import { useTableState } from '#client/lib/back-office/use-table-state.ts'
import { useWords } from '#client/lib/back-office/use-words.ts'
import {
  BackOfficeDownload,
  BackOfficeTable,
  Filters,
  FilterSelect,
  FilterText,
  Pager,
  type Column,
} from '#client/ui/back-office/index.ts'
import { Chip, PageTitle } from '#client/ui/index.ts'
import { PlayerProfile } from './PlayerProfile.tsx'
import styles from './MemberTags.module.css'
import { memberSearch, tagsInUse } from './player-profile.queries.ts'

function MemberSearch() {
  const { t } = useTranslation('player-profile')
  const navigate = useNavigate()
  const { money, when } = useWords()
  const { page, get, set, setPage } = useTableState()
  const q = get('q')
  const status = get('status')
  const tag = get('tag')
  const asked = { ...(q && { q }), ...(status && { status }), ...(tag && { tag }) }
  const { data, error, refetch } = useQuery(memberSearch({ page, ...asked }))
  const { data: known = [] } = useQuery(tagsInUse())
  // A link may name a tag that no member has any more.
  const tags = known.some((one) => one.tag === tag) || !tag ? known : [{ tag, members: 0 }, ...known]
  const columns: Column<MemberRow>[] = [
    { key: 'id', title: t('id'), render: ({ id }) => id },
    { key: 'username', title: t('username'), render: ({ username, isTest }) => (isTest ? t('tester', { username }) : username) },
    { key: 'nickname', title: t('nickname'), render: ({ nickname }) => nickname },
    { key: 'type', title: t('type'), render: ({ type }) => type },
    { key: 'status', title: t('status'), render: ({ status: now }) => t(`status_${now}` as 'status_ACTIVE') },
    {
      key: 'tags',
      title: t('tags'),
      render: ({ tags: given }) => (
        <span className={styles.tags}>
          {given.map((one) => (
            <Chip key={one}>{one}</Chip>
          ))}
        </span>
      ),
    },
    { key: 'agent', title: t('agent'), render: ({ agent }) => agent ?? '—' },
    { key: 'balance', title: t('balance'), isNumber: true, render: ({ balance }) => money(balance) },
    { key: 'seen', title: t('last_login'), render: ({ lastLoginAt }) => (lastLoginAt ? when(lastLoginAt) : '—') },
  ]
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <Filters label={t('filters')}>
        <FilterText label={t('search')} icon={<Search size={18} />} value={q} onChange={(value) => set('q', value)} />
        <FilterSelect
          label={t('status')}
          value={status}
          onChange={(value) => set('status', value)}
          options={[{ value: '', label: t('any') }, ...MEMBER_STATUSES.map((value) => ({ value, label: t(`status_${value}`) }))]}
        />
        {tags.length > 0 && (
          <FilterSelect
            label={t('tag')}
            value={tag}
            onChange={(value) => set('tag', value)}
            options={[{ value: '', label: t('any') }, ...tags.map((one) => ({ value: one.tag, label: one.tag }))]}
          />
        )}
        <BackOfficeDownload endpoint={playerProfileEndpoints.searchFile} query={asked} isDisabled={!data?.total} />
      </Filters>
      <BackOfficeTable
        label={t('title')}
        columns={columns}
        rows={data?.list}
        rowKey={({ id }) => id}
        error={error}
        onRetry={refetch}
        empty={t('no_matches')}
        onOpen={({ id }) => void navigate(`/operator/members/${id}`)}
      >
        {data && <Pager page={page} totalPages={data.totalPages} total={data.total} onPage={setPage} />}
      </BackOfficeTable>
    </>
  )
}

/** The merchant's members, and the profile of one. */
export function MembersPage() {
  const { memberId, part } = useParams()
  return memberId && /^\d{1,9}$/.test(memberId) ? (
    <PlayerProfile key={memberId} memberId={Number(memberId)} part={part} />
  ) : (
    <MemberSearch />
  )
}
