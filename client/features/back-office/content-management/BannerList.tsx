import { useQuery } from '@tanstack/react-query'
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { type BannerGroup, BANNER_GROUPS } from '#contract/content/announcement/announcement.ts'
import type { ManagedBanner } from '#contract/back-office/content-management/content-management-banner.ts'
import { useTableState } from '#client/lib/back-office/use-table-state.ts'
import { BackOfficeTable, type Column, Filters, FilterSelect, PageHead } from '#client/ui/back-office/index.ts'
import { toastError } from '#client/lib/error-text.ts'
import { confirm, toast } from '#client/lib/notices.ts'
import { Button, GameArt, IconButton } from '#client/ui/index.ts'
import { PICTURE_RATIO } from './announcement-form.ts'
import styles from './ContentManagement.module.css'
import { bannersOf, editorFacts, useMoveBanner, useRemoveBanner, useSwitchBanner } from './content-management.queries.ts'
import { StateWords } from './StateWords.tsx'

const onError = (problem: unknown) => void toastError(problem)

function Actions({ banner, isFirst, isLast }: { banner: ManagedBanner; isFirst: boolean; isLast: boolean }) {
  const { t } = useTranslation('content-management')
  const [move, turn, remove] = [useMoveBanner(), useSwitchBanner(), useRemoveBanner()]
  const { id, version, title, body } = banner

  async function ask() {
    const words = { title: t('remove_sure', { title }), submit: t('remove'), cancel: t('cancel'), isDangerous: true }
    if (!(await confirm(words))) return
    await remove.mutateAsync({ id, version }).then(() => toast.success(t('remove_done')), toastError)
  }
  return (
    // A tap on the row opens the banner; these buttons have actions of their own.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className={styles.rowActions} onClick={(event) => event.stopPropagation()}>
      <IconButton
        label={t('move_up', { title })}
        icon={<ArrowUp size={18} />}
        disabled={isFirst}
        onClick={() => move.mutate({ id, direction: 'up' }, { onError })}
      />
      <IconButton
        label={t('move_down', { title })}
        icon={<ArrowDown size={18} />}
        disabled={isLast}
        onClick={() => move.mutate({ id, direction: 'down' }, { onError })}
      />
      <Button
        size="small"
        variant="secondary"
        isLoading={turn.isPending}
        onClick={() => turn.mutate({ id, version, isActive: !body.isActive }, { onError })}
      >
        {body.isActive ? t('turn_off') : t('turn_on')}
      </Button>
      {!body.isActive && (
        <IconButton label={t('remove_named', { title })} icon={<Trash2 size={18} />} onClick={() => void ask()} />
      )}
    </div>
  )
}

/** The banners of one placement, in the order members see them. */
export function BannerList({ group }: { group: BannerGroup }) {
  const { t } = useTranslation('content-management')
  const navigate = useNavigate()
  const { set } = useTableState()
  const { data: facts } = useQuery(editorFacts())
  const { data, error, refetch } = useQuery(bannersOf(group))
  const wallTime = (local: string | null) => local?.replace('T', ' ')
  const columns: Column<ManagedBanner>[] = [
    {
      key: 'picture',
      title: t('picture'),
      render: ({ body }) => <GameArt src={body.picture} alt="" ratio={PICTURE_RATIO} className={styles.rowArt} />,
    },
    { key: 'title', title: t('field_title'), wraps: true, render: ({ title }) => title },
    { key: 'state', title: t('state'), render: ({ state }) => <StateWords state={state} /> },
    { key: 'starts', title: t('starts'), render: ({ body }) => wallTime(body.startAt) ?? '—' },
    { key: 'ends', title: t('ends'), render: ({ body }) => wallTime(body.endAt) ?? t('long_term_short') },
    {
      key: 'actions',
      title: t('actions'),
      render: (banner) => <Actions banner={banner} isFirst={banner === data?.[0]} isLast={banner === data?.at(-1)} />,
    },
  ]
  return (
    <>
      <PageHead title={t('banners')}>
        <Button size="small" icon={<Plus size={18} />} onClick={() => void navigate(`/operator/banners/new?group=${group}`)}>
          {t('banner_new')}
        </Button>
      </PageHead>
      {facts && <p className={styles.hint}>{t('zone', { zone: facts.zone })}</p>}
      <Filters label={t('filters')}>
        <FilterSelect
          label={t('group')}
          value={group}
          onChange={(value) => set('group', value)}
          options={BANNER_GROUPS.map((value) => ({ value, label: t(`group_${value}`) }))}
        />
      </Filters>
      <BackOfficeTable
        label={t('banners')}
        columns={columns}
        rows={data}
        rowKey={({ id }) => id}
        error={error}
        onRetry={refetch}
        empty={t('banners_empty')}
        onOpen={({ id }) => void navigate(`/operator/banners/${id}?group=${group}`)}
      />
    </>
  )
}
