import { CircleStop, Copy, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { ManagedAnnouncement } from '#contract/back-office/content-management/content-management-announcement.ts'
import { toastError } from '#client/lib/error-text.ts'
import { confirm, toast } from '#client/lib/notices.ts'
import { Button } from '#client/ui/index.ts'
import { useEndAnnouncement, useRemoveAnnouncement } from './content-management.queries.ts'

interface Props {
  stored: ManagedAnnouncement
  /** Unsaved changes would be lost. */
  isChanged: boolean
}

/** Duplicate it, end it, or remove it while no one has seen it. */
export function AnnouncementActions({ stored: { id, version, title, state, canRemove }, isChanged }: Props) {
  const { t } = useTranslation('content-management')
  const navigate = useNavigate()
  const [end, remove] = [useEndAnnouncement(), useRemoveAnnouncement()]

  async function ask(action: 'end' | 'remove') {
    const words = { title: t(`${action}_sure`, { title }), submit: t(action), cancel: t('cancel'), isDangerous: true }
    if (!(await confirm(isChanged ? { ...words, body: t('unsaved_lost') } : words))) return
    const done = action === 'end' ? end.mutateAsync({ id, version }) : remove.mutateAsync({ id, version })
    await done.then(() => {
      toast.success(t(`${action}_done`))
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
