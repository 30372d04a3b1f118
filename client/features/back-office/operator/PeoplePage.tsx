import { useQuery } from '@tanstack/react-query'
import { Search, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Person } from '#contract/back-office/operator/operator-people.ts'
import { OPERATOR_ROLES, operatorRole } from '#contract/operator-roles.ts'
import { Button, Chip } from '#client/ui/index.ts'
import { AccessCard } from './AccessCard.tsx'
import { AddPersonSheet } from './AddPersonSheet.tsx'
import { BackOfficeTable, type Column } from '#client/ui/back-office/BackOfficeTable.tsx'
import { Filters, FilterSelect } from '#client/ui/back-office/Filters.tsx'
import { FilterText } from '#client/ui/back-office/FilterText.tsx'
import { Pager } from '#client/ui/back-office/Pager.tsx'
import styles from './People.module.css'
import { people } from './people.queries.ts'
import { PersonSheet } from './PersonSheet.tsx'
import { useTableState } from '#client/lib/back-office/use-table-state.ts'
import { useWords } from '#client/lib/back-office/use-words.ts'
import { PageHead } from '#client/ui/back-office/index.ts'

/** The operators, and how the back office is reached. */
export function PeoplePage() {
  const { t } = useTranslation('operator-people')
  const { t: operator } = useTranslation('operator')
  const { when } = useWords()
  const { page, get, set, setPage } = useTableState()
  const [isAdding, setAdding] = useState(false)
  const [opened, setOpened] = useState<number>()
  const search = get('q')
  const role = operatorRole.safeParse(get('role')).data
  const { data, error, refetch } = useQuery(people({ page, ...(search && { search }), ...(role && { role }) }))
  const columns: Column<Person>[] = [
    {
      key: 'username',
      title: t('username'),
      render: ({ username, isSelf }) => (isSelf ? t('you', { username }) : username),
    },
    { key: 'name', title: t('name'), render: ({ name }) => name },
    { key: 'role', title: t('role'), render: (row) => operator(`role_${row.role}`) },
    {
      key: 'state',
      title: t('state'),
      render: ({ isActive, mustChangePassword }) => (
        <>
          <Chip className={isActive ? undefined : styles.off}>{t(isActive ? 'active' : 'inactive')}</Chip>{' '}
          {mustChangePassword && <small className={styles.quiet}>{t('first_password')}</small>}
        </>
      ),
    },
    { key: 'app', title: t('second_factor'), render: ({ hasSecondFactor }) => t(hasSecondFactor ? 'has_app' : 'no_app') },
    {
      key: 'seen',
      title: t('last_login'),
      render: ({ lastLoginAt }) => (lastLoginAt === null ? t('never') : when(lastLoginAt)),
    },
  ]
  return (
    <>
      <PageHead title={t('title')}>
        <Button size="small" icon={<UserPlus size={18} aria-hidden="true" />} onClick={() => setAdding(true)}>
          {t('add')}
        </Button>
      </PageHead>
      <Filters label={t('filters')}>
        <FilterText label={t('search')} icon={<Search size={18} />} value={search} onChange={(value) => set('q', value)} />
        <FilterSelect
          label={t('role')}
          value={role ?? ''}
          onChange={(value) => set('role', value)}
          options={[
            { value: '', label: t('any_role') },
            ...OPERATOR_ROLES.map((value) => ({ value, label: operator(`role_${value}`) })),
          ]}
        />
      </Filters>
      <BackOfficeTable
        label={t('title')}
        columns={columns}
        rows={data?.list}
        rowKey={({ id }) => id}
        error={error}
        onRetry={refetch}
        empty={t('empty')}
        onOpen={({ id }) => setOpened(id)}
      >
        {data && <Pager page={page} totalPages={data.totalPages} total={data.total} onPage={setPage} />}
      </BackOfficeTable>
      <AccessCard />
      <AddPersonSheet isOpen={isAdding} onClose={() => setAdding(false)} />
      <PersonSheet person={data?.list.find(({ id }) => id === opened)} onClose={() => setOpened(undefined)} />
    </>
  )
}
