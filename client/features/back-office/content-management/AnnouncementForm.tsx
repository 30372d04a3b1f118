import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { ManagedAnnouncement } from '#contract/back-office/content-management/content-management-announcement.ts'
import { toast } from '#client/lib/notices.ts'
import { AnnouncementCard } from './AnnouncementCard.tsx'
import { AnnouncementActions } from './AnnouncementActions.tsx'
import { AnnouncementParts } from './AnnouncementParts.tsx'
import { type AnnouncementValues, ratioOf, toBody } from './announcement-form.ts'
import { type Facts, useSaveAnnouncement } from './content-management.queries.ts'
import { ContentForm } from './ContentForm.tsx'
import { Preview } from './Preview.tsx'
import { useContentForm } from './use-content-form.ts'

interface Props {
  facts: Facts
  /** Undefined = a new one. */
  stored: ManagedAnnouncement | undefined
  values: AnnouncementValues
  onReload: () => void
}

/** One announcement: kind and dates, texts per language, picture and link, with a preview. */
export function AnnouncementForm({ facts, stored, values, onReload }: Props) {
  const { t } = useTranslation('content-management')
  const navigate = useNavigate()
  const save = useSaveAnnouncement()
  const form = useForm<AnnouncementValues>({ defaultValues: values })
  const { send, error, isStale } = useContentForm(form)
  const [language, setLanguage] = useState(facts.defaultLanguage)
  const now = useWatch({ control: form.control }) as AnnouncementValues
  const words = now.texts[language]
  const main = now.texts[facts.defaultLanguage]

  const submit = send(async (typed) => {
    const named = stored && { id: stored.id, version: stored.version }
    await save.mutateAsync({ ...toBody(typed), ...named })
    toast.success(t('saved'))
    void navigate('/operator/announcements')
  })
  return (
    <ContentForm
      title={stored ? stored.title : t('announcement_new')}
      back={{ to: '/operator/announcements', label: t('announcements') }}
      actions={stored && <AnnouncementActions stored={stored} isChanged={form.formState.isDirty} />}
      error={error}
      isStale={isStale}
      onReload={onReload}
      isPending={form.formState.isSubmitting}
      onSubmit={(event) => void submit(event)}
      preview={
        <Preview language={language}>
          <AnnouncementCard
            language={language}
            picture={words.picture || now.picture}
            ratio={ratioOf(now)}
            title={words.title || main.title}
            content={words.title ? words.content : main.content}
            redirect={now.lead.redirect}
          />
        </Preview>
      }
    >
      <AnnouncementParts form={form} facts={facts} ownId={stored?.id} onLanguage={setLanguage} />
    </ContentForm>
  )
}
