import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { type BannerGroup, BANNER_GROUPS } from '#contract/content/announcement/announcement.ts'
import type { ManagedBanner } from '#contract/back-office/content-management/content-management-banner.ts'
import { BannerSlide } from '#client/features/content/home/index.ts'
import { FilterSelect } from '#client/ui/back-office/index.ts'
import { toast } from '#client/lib/notices.ts'
import { Checkbox } from '#client/ui/index.ts'
import { PICTURE_RATIO } from './announcement-form.ts'
import { type Facts, useSaveBanner } from './content-management.queries.ts'
import { bannerToBody, type BannerValues, bannerValues, isWritten } from './banner-form.ts'
import { BannerTexts } from './BannerTexts.tsx'
import { ContentForm, Part } from './ContentForm.tsx'
import { LeadFields } from './LeadFields.tsx'
import { PictureField } from './PictureField.tsx'
import { Preview } from './Preview.tsx'
import { ScheduleFields } from './ScheduleFields.tsx'
import { messageAt, useContentForm } from './use-content-form.ts'

interface Props {
  facts: Facts
  /** Undefined = a new one. */
  stored: ManagedBanner | undefined
  group: BannerGroup
  onReload: () => Promise<{ data?: ManagedBanner[] | undefined }>
}
const nothing = () => undefined

/** One banner: placement, texts per language, picture, dates and link. */
export function BannerForm({ facts, stored: given, group, onReload }: Props) {
  const { t } = useTranslation('content-management')
  const navigate = useNavigate()
  const save = useSaveBanner()
  // As of opening the form, so that others' changes are not overwritten unseen.
  const [stored, setStored] = useState(given)
  const form = useForm<BannerValues>({ defaultValues: bannerValues(stored, group) })
  const { setValue, clearErrors, formState } = form
  const { send, error, isStale, forget } = useContentForm(form)
  const [language, setLanguage] = useState(facts.defaultLanguage)
  const values = useWatch({ control: form.control }) as BannerValues
  const main = facts.defaultLanguage
  const words = isWritten(values.texts[language]) ? values.texts[language] : values.texts[main]
  const errorAt = (path: string) => messageAt(formState.errors, path)
  const set = <K extends keyof BannerValues>(name: K, value: BannerValues[K]) => {
    clearErrors(name)
    setValue(name, value as never, { shouldDirty: true })
  }

  const submit = send(async (typed) => {
    if (!typed.picture) return form.setError('picture', { message: t('picture_missing') })
    await save.mutateAsync({ ...bannerToBody(typed), ...(stored && { id: stored.id, version: stored.version }) })
    toast.success(t('saved'))
    return navigate(`/operator/banners?group=${typed.groupName}`)
  })
  async function reload() {
    const { data } = await onReload()
    const fresh = data?.find(({ id }) => id === stored?.id)
    setStored(fresh)
    form.reset(bannerValues(fresh, group))
    forget()
  }
  return (
    <ContentForm
      title={stored ? stored.title : t('banner_new')}
      back={{ to: `/operator/banners?group=${group}`, label: t('banners') }}
      error={error}
      isStale={isStale}
      onReload={() => void reload()}
      isPending={formState.isSubmitting}
      onSubmit={(event) => void submit(event)}
      preview={
        <Preview language={language}>
          <BannerSlide banner={{ url: values.picture, ...words }} onAct={values.lead.redirect ? nothing : undefined} />
        </Preview>
      }
    >
      <Part title={t('part_look')}>
        <PictureField
          label={t('picture')}
          hint={t('picture_hint')}
          ratio={PICTURE_RATIO}
          value={values.picture}
          error={errorAt('picture')}
          onChange={(url) => set('picture', url)}
        />
        <LeadFields lead={values.lead} errorAt={(field) => errorAt(`lead.${field}`)} onChange={(lead) => set('lead', lead)} />
      </Part>
      <BannerTexts form={form} texts={values.texts} main={main} onLanguage={setLanguage} />
      <Part title={t('part_when')}>
        <FilterSelect
          label={t('group')}
          value={values.groupName}
          onChange={(value) => set('groupName', value as BannerGroup)}
          options={BANNER_GROUPS.map((value) => ({ value, label: t(`group_${value}`) }))}
        />
        <ScheduleFields
          zone={facts.zone}
          startAt={values.startAt}
          endAt={values.endAt}
          startError={errorAt('startAt')}
          endError={errorAt('endAt')}
          isStartOpen
          endless={t('no_end')}
          onChange={({ startAt, endAt }) => {
            set('startAt', startAt)
            set('endAt', endAt)
          }}
        />
        <Checkbox checked={values.isActive} onChange={({ target }) => set('isActive', target.checked)}>
          {t('field_active')}
        </Checkbox>
      </Part>
    </ContentForm>
  )
}
