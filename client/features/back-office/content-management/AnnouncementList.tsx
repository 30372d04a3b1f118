import { useQuery } from '@tanstack/react-query'
import { Plus, Search, Tags } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import {
  type ManagedAnnouncementRow,
  MANAGED_TYPES,
  managedType,
} from '#contract/back-office/content-management/content-management-announcement.ts'
import { SHOW_STATES, showState } from '#contract/back-office/content-management/content-management.ts'
import { useTableState } from '#client/lib/back-office/use-table-state.ts'
import { BackOfficeTable, type Column, Filters, FilterSelect, FilterText, PageHead, Pager } from '#client/ui/back-office/index.ts'
import { LANGUAGE_NAME } from '#client/lib/languages.ts'
import { Button, ButtonLink, GameArt } from '#client/ui/index.ts'
import { PICTURE_RATIO } from './announcement-form.ts'
import styles from './ContentManagement.module.css'
import { announcementPage, editorFacts } from './content-management.queries.ts'
import { StateWords } from './StateWords.tsx'
import { useZoned } from './use-zoned.ts'

/** All announcements: past, current and future. */
export function AnnouncementList() {
  const { t } = useTranslation('content-management')
  const navigate = useNavigate()
  const { page, get, set, setPage } = useTableState()
  const type = managedType.safeParse(get('type')).data
  const state = showState.safeParse(get('state')).data
  const search = get('search')
  const { data: facts } = useQuery(editorFacts())
  const when = useZoned(facts?.zone)
  const { data, error, refetch } = useQuery(
    announcementPage({ page, ...(type && { type }), ...(state && { state }), ...(search && { search }) }),
  )
  const columns: Column<ManagedAnnouncementRow>[] = [
    {
      key: 'picture',
      title: t('picture'),
      render: ({ picture }) => picture && <GameArt src={picture} alt="" ratio={PICTURE_RATIO} className={styles.rowArt} />,
    },
    { key: 'title', title: t('field_title'), wraps: true, render: ({ title }) => title },
    { key: 'type', title: t('field_type'), render: (row) => t(row.isLoginPopup ? 'login_popup' : `type_${row.type}`) },
    { key: 'state', title: t('state'), render: (row) => <StateWords state={row.state} /> },
    { key: 'starts', title: t('starts'), render: ({ startAt }) => when(startAt) },
    { key: 'ends', title: t('ends'), render: ({ endAt }) => (endAt === null ? t('long_term_short') : when(endAt)) },
    {
      key: 'missing',
      title: t('missing'),
      wraps: true,
      render: ({ missing }) => (missing.length ? missing.map((language) => LANGUAGE_NAME[language]).join(', ') : '—'),
    },
  ]
  const any = { value: '', label: t('any') }
  return (
    <>
      <PageHead title={t('announcements')}>
        <div className={styles.actions}>
          <ButtonLink size="small" variant="secondary" icon={<Tags size={18} />} to="/operator/announcements/categories">
            {t('categories')}
          </ButtonLink>
          <Button size="small" icon={<Plus size={18} />} onClick={() => void navigate('/operator/announcements/new')}>
            {t('announcement_new')}
          </Button>
        </div>
      </PageHead>
      {facts && <p className={styles.hint}>{t('zone', { zone: facts.zone })}</p>}
      <Filters label={t('filters')}>
        <FilterText label={t('search')} icon={<Search size={18} />} value={search} onChange={(value) => set('search', value)} />
        <FilterSelect
          label={t('field_type')}
          value={type ?? ''}
          onChange={(value) => set('type', value)}
          options={[any, ...MANAGED_TYPES.map((value) => ({ value, label: t(`type_${value}`) }))]}
        />
        <FilterSelect
          label={t('state')}
          value={state ?? ''}
          onChange={(value) => set('state', value)}
          options={[any, ...SHOW_STATES.map((value) => ({ value, label: t(`state_${value}`) }))]}
        />
      </Filters>
      <BackOfficeTable
        label={t('announcements')}
        columns={columns}
        rows={data?.list}
        rowKey={({ id }) => id}
        error={error}
        onRetry={refetch}
        empty={t('announcements_empty')}
        onOpen={({ id }) => void navigate(`/operator/announcements/${id}`)}
      >
        {data && <Pager page={page} totalPages={data.totalPages} total={data.total} onPage={setPage} />}
      </BackOfficeTable>
    </>
  )
}
