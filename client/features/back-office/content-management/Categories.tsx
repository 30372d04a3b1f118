import { useQuery } from '@tanstack/react-query'
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ManagedCategory } from '#contract/back-office/content-management/content-management.ts'
import { BackLink, BackOfficeTable, type Column, PageHead } from '#client/ui/back-office/index.ts'
import { toastError } from '#client/lib/error-text.ts'
import { LANGUAGE_NAME, LANGUAGES } from '#client/lib/languages.ts'
import { confirm, toast } from '#client/lib/notices.ts'
import { Button, IconButton } from '#client/ui/index.ts'
import { CategorySheet } from './CategorySheet.tsx'
import styles from './ContentManagement.module.css'
import { editorFacts, useMoveCategory, useRemoveCategory } from './content-management.queries.ts'

/** Categories of the promotions page: names per language, and order. */
export function Categories() {
  const { t } = useTranslation('content-management')
  const { data, error, refetch } = useQuery(editorFacts())
  const [move, remove] = [useMoveCategory(), useRemoveCategory()]
  const [edited, setEdited] = useState<ManagedCategory | 'new'>()
  const rows = data?.categories
  const nameOf = ({ names, code }: ManagedCategory) => (data && names[data.defaultLanguage]) ?? code

  async function ask(row: ManagedCategory) {
    const words = { title: t('remove_sure', { title: nameOf(row) }), submit: t('remove'), cancel: t('cancel'), isDangerous: true }
    if (!(await confirm(words))) return
    await remove.mutateAsync({ id: row.id, version: row.version }).then(() => toast.success(t('remove_done')), toastError)
  }
  const columns: Column<ManagedCategory>[] = [
    ...LANGUAGES.map((language) => ({
      key: language,
      title: LANGUAGE_NAME[language],
      render: ({ names }: ManagedCategory) => <span lang={language}>{names[language] ?? '—'}</span>,
    })),
    { key: 'code', title: t('code'), render: ({ code }) => <code>{code}</code> },
    { key: 'used', title: t('used'), isNumber: true, render: ({ used }) => used },
    {
      key: 'actions',
      title: t('actions'),
      render: (row) => (
        <div className={styles.rowActions}>
          {(['up', 'down'] as const).map((direction) => (
            <IconButton
              key={direction}
              label={t(`move_${direction}`, { title: nameOf(row) })}
              icon={direction === 'up' ? <ArrowUp size={18} /> : <ArrowDown size={18} />}
              disabled={row.id === rows?.at(direction === 'up' ? 0 : -1)?.id}
              onClick={() => move.mutate({ id: row.id, direction }, { onError: (problem) => void toastError(problem) })}
            />
          ))}
          <Button size="small" variant="secondary" onClick={() => setEdited(row)}>
            {t('edit')}
          </Button>
          {row.used === 0 && (
            <IconButton
              label={t('remove_named', { title: nameOf(row) })}
              icon={<Trash2 size={18} />}
              onClick={() => void ask(row)}
            />
          )}
        </div>
      ),
    },
  ]
  return (
    <>
      <BackLink to="/operator/announcements">{t('announcements')}</BackLink>
      <PageHead title={t('categories')}>
        <Button size="small" icon={<Plus size={18} />} onClick={() => setEdited('new')}>
          {t('category_new')}
        </Button>
      </PageHead>
      <div className={styles.listed}>
        <BackOfficeTable
          label={t('categories')}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          error={error}
          onRetry={refetch}
          empty={t('categories_empty')}
        />
      </div>
      {edited && (
        <CategorySheet
          key={edited === 'new' ? 'new' : edited.id}
          category={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  )
}
