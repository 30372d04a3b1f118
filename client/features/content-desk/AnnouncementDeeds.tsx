import { CircleStop, Copy, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { DeskAnnouncement } from '#contract/content-desk-announcement.ts'
import { toastError } from '#client/lib/error-text.ts'
import { confirm, toast } from '#client/lib/notices.ts'
import { Button } from '#client/ui/index.ts'
import { useEndAnnouncement, useRemoveAnnouncement } from './content-desk.queries.ts'

interface Props {
  stored: DeskAnnouncement
  /** What is typed and not saved would be lost. */
  isChanged: boolean
}

/** Copy it, end it; remove it as long as nobody has seen it. */
export function AnnouncementDeeds({ stored: { id, version, title, state, canRemove }, isChanged }: Props) {
  const { t } = useTranslation('content-desk')
  const navigate = useNavigate()
  const [end, remove] = [useEndAnnouncement(), useRemoveAnnouncement()]

  async function ask(deed: 'end' | 'remove') {
    const words = { title: t(`${deed}_sure`, { title }), submit: t(deed), cancel: t('cancel'), isDangerous: true }
    if (!(await confirm(isChanged ? { ...words, body: t('unsaved_lost') } : words))) return
    const done = deed === 'end' ? end.mutateAsync({ id, version }) : remove.mutateAsync({ id, version })
    await done.then(() => {
      toast.success(t(`${deed}_done`))
      void navigate('/operator/announcements')
    }, toastError)
  }
  return (
    <>
      <Button
        size="small"
        variant="secondary"
        icon={<Copy size={18} />}
        onClick={() => void navigate(`/operator/announcements/new?from=${id}`)}
      >
        {t('duplicate')}
      </Button>
      {state === 'ON_SHOW' && (
        <Button size="small" variant="secondary" icon={<CircleStop size={18} />} onClick={() => void ask('end')}>
          {t('end')}
        </Button>
      )}
      {canRemove && (
        <Button size="small" variant="secondary" icon={<Trash2 size={18} />} onClick={() => void ask('remove')}>
          {t('remove')}
        </Button>
      )}
    </>
  )
}
