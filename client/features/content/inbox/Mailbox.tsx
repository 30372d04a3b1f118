import { ListChecks, Trash2, X } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { toastError } from '#client/lib/error-text.ts'
import { formatNumber } from '#client/lib/format.ts'
import { confirm, toast } from '#client/lib/notices.ts'
import { useNow } from '#client/lib/use-now.ts'
import messagesArt from '#client/ui/art/messages.svg'
import { Button, Checkbox, EmptyState, ErrorState, InfiniteList, Skeleton } from '#client/ui/index.ts'
import styles from './InboxPage.module.css'
import { useDeleteMail } from './mail.queries.ts'
import { MailRow, type RowMail } from './MailRow.tsx'

const MINUTE_MS = 60_000

/** The shape of TanStack's infinite queries. */
interface Pages {
  isPending: boolean
  data: unknown
  error: unknown
  refetch: () => unknown
  hasNextPage: boolean
  fetchNextPage: () => unknown
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
}

interface Props {
  box: 'inbox' | 'sent'
  pages: Pages
  rows: readonly RowMail[]
  /** How far back the box goes, as text. */
  range: string
  empty: string
  /** To the right of the range, while nothing is selected. */
  action?: ReactNode
  onOpen: (id: number) => void
}

/** Asks first; true once they are deleted. */
export function useAskDelete(box: Props['box']) {
  const { t, i18n } = useTranslation(['inbox', 'common'])
  const remove = useDeleteMail(box)
  return async (ids: number[]): Promise<boolean> => {
    const count = ids.length
    const isSure = await confirm({
      title: t('delete_sure', { count, number: formatNumber(count, i18n.language) }),
      body: t(box === 'sent' ? 'delete_sent_why' : 'delete_why'),
      submit: t('delete'),
      cancel: t('common:cancel'),
      isDangerous: true,
    })
    if (!isSure) return false
    try {
      const deleted = await remove.mutateAsync(ids)
      toast.success(t('deleted', { count: deleted, number: formatNumber(deleted, i18n.language) }))
      return true
    } catch (error) {
      void toastError(error)
      return false
    }
  }
}

/** The messages of a box, page after page; several can be selected and deleted at once. */
export function Mailbox({ box, pages, rows, range, empty, action, onOpen }: Props) {
  const { t, i18n } = useTranslation(['inbox', 'common'])
  const [chosen, setChosen] = useState<ReadonlySet<number> | undefined>()
  const askDelete = useAskDelete(box)
  const now = useNow(MINUTE_MS)
  const ids = rows.filter(({ id }) => chosen?.has(id)).map(({ id }) => id)

  const toggle = (id: number) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }
  const deleteChosen = async () => {
    if (await askDelete(ids)) setChosen(undefined)
  }
  if (pages.isPending)
    return (
      <>
        <div className={styles.tools}>
          <p className={styles.range}>{range}</p>
          {action}
        </div>
        <Skeleton rows={6} className={styles.pending} />
      </>
    )
  if (!pages.data) return <ErrorState error={pages.error} onRetry={pages.refetch} />
  const isAll = rows.length > 0 && ids.length === rows.length
  return (
    <>
      <div className={styles.tools}>
        {chosen ? (
          <Checkbox checked={isAll} onChange={() => setChosen(new Set(isAll ? [] : rows.map(({ id }) => id)))}>
            {t('all')}
          </Checkbox>
        ) : (
          <p className={styles.range}>{range}</p>
        )}
        {rows.length > 0 && (
          <Button
            variant="ghost"
            size="small"
            icon={chosen ? <X size={18} /> : <ListChecks size={18} />}
            onClick={() => setChosen(chosen ? undefined : new Set())}
          >
            {t(chosen ? 'common:cancel' : 'choose')}
          </Button>
        )}
        {!chosen && action}
      </div>
      {rows.length === 0 ? (
        <EmptyState art={messagesArt} message={empty} />
      ) : (
        <InfiniteList
          hasMore={pages.hasNextPage}
          onReachEnd={pages.fetchNextPage}
          isLoading={pages.isFetchingNextPage}
          hasFailed={pages.isFetchNextPageError}
        >
          <ul className={styles.list}>
            {rows.map((mail) => (
              <li key={mail.id}>
                <MailRow
                  mail={mail}
                  now={now}
                  isChosen={chosen?.has(mail.id)}
                  onTap={() => (chosen ? toggle(mail.id) : onOpen(mail.id))}
                />
              </li>
            ))}
          </ul>
        </InfiniteList>
      )}
      {ids.length > 0 && (
        <div className={styles.bin}>
          <Button variant="danger" isWide icon={<Trash2 size={20} />} onClick={() => void deleteChosen()}>
            {t('delete_chosen', { count: ids.length, number: formatNumber(ids.length, i18n.language) })}
          </Button>
        </div>
      )}
    </>
  )
}
