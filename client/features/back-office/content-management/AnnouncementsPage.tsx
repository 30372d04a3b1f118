import { skipToken, useQuery } from '@tanstack/react-query'
import { useLocation, useParams, useSearchParams } from 'react-router-dom'
import { ErrorState, Skeleton } from '#client/ui/index.ts'
import { AnnouncementForm } from './AnnouncementForm.tsx'
import { AnnouncementList } from './AnnouncementList.tsx'
import { emptyAnnouncement, toValues } from './announcement-form.ts'
import { Categories } from './Categories.tsx'
import { editorFacts, oneAnnouncement } from './content-management.queries.ts'

const NEW = 'new'
const idOf = (text: string | null | undefined) => (text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined)

/** A new one, a copy, or an existing one. */
function Editor({ id, from }: { id: number | undefined; from: number | undefined }) {
  const facts = useQuery(editorFacts())
  const source = id ?? from
  const options = oneAnnouncement(source ?? 0)
  const stored = useQuery({ ...options, queryFn: source ? options.queryFn : skipToken })
  const error = facts.error ?? stored.error
  if (error && (!facts.data || stored.error))
    return <ErrorState error={error} onRetry={() => Promise.all([facts.refetch(), source && stored.refetch()])} />
  if (!facts.data || (source && !stored.data)) return <Skeleton shape="text" rows={8} />
  const { now } = facts.data
  const found = stored.data ? toValues(stored.data) : emptyAnnouncement(now)
  // A copy starts today, as a draft until its editor publishes it.
  const values = id === undefined && stored.data ? { ...found, startAt: now, endAt: '', isHidden: true } : found
  return (
    <AnnouncementForm
      // Loading the same version again, say in another language, keeps the form; only a newer version resets it.
      key={`${id ?? NEW}/${stored.data?.version}`}
      facts={facts.data}
      stored={id === undefined ? undefined : stored.data}
      values={values}
      onReload={() => void stored.refetch()}
    />
  )
}

/** Announcements to members: the list, the form of one, and the categories of promotions. */
export function AnnouncementsPage() {
  const { announcementId } = useParams()
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  if (pathname.endsWith('/categories')) return <Categories />
  const id = idOf(announcementId)
  if (announcementId === NEW) return <Editor key={search.get('from')} id={undefined} from={idOf(search.get('from'))} />
  return id ? <Editor key={id} id={id} from={undefined} /> : <AnnouncementList />
}
