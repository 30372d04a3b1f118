import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { type BannerGroup, BANNER_GROUPS } from '#contract/announcement.ts'
import type { DeskBanner } from '#contract/content-desk-banner.ts'
import { TITLE_MAX } from '#contract/content-desk.ts'
import { BannerSlide } from '#client/features/home/index.ts'
import { FilterSelect } from '#client/features/operator/index.ts'
import { toast } from '#client/lib/notices.ts'
import { Checkbox, Field } from '#client/ui/index.ts'
import { PICTURE_RATIO } from './announcement-form.ts'
import type { Facts } from './content-desk.queries.ts'
import { bannerToBody, type BannerValues, bannerValues, isWritten } from './banner-form.ts'
import { useSaveBanner } from './content-desk.queries.ts'
import { DeskForm, Part } from './DeskForm.tsx'
import { LanguageTabs } from './LanguageTabs.tsx'
import { LeadFields } from './LeadFields.tsx'
import { PictureField } from './PictureField.tsx'
import { Preview } from './Preview.tsx'
import { ScheduleFields } from './ScheduleFields.tsx'
import { messageAt, useDeskForm } from './use-desk-form.ts'

interface Props {
  facts: Facts
  /** Undefined = a new one. */
  stored: DeskBanner | undefined
  group: BannerGroup
  onReload: () => Promise<{ data?: DeskBanner[] | undefined }>
}
const KICKER_MAX = 60
const ACTION_MAX = 30
const nothing = () => undefined

/** One banner: its place, its words in each language, its picture, its dates, where it leads. */
export function BannerForm({ facts, stored: given, group, onReload }: Props) {
  const { t } = useTranslation('content-desk')
  const navigate = useNavigate()
  const save = useSaveBanner()
  // As it was when the form was opened: what others do meanwhile is not written over unseen.
  const [stored, setStored] = useState(given)
  const form = useForm<BannerValues>({ defaultValues: bannerValues(stored, group) })
  const { register, setValue, clearErrors, formState } = form
  const { send, error, isStale, forget } = useDeskForm(form)
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
    <DeskForm
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
      <Part title={t('part_words')}>
        <LanguageTabs
          main={main}
          isWritten={(code) => isWritten(values.texts[code])}
          isWrong={(code) => formState.errors.texts?.[code] !== undefined}
          onChoose={setLanguage}
        >
          {(code) => (
            <>
              <Field
                label={t('field_title')}
                maxLength={TITLE_MAX}
                required={code === main}
                lang={code}
                error={errorAt(`texts.${code}.title`)}
                {...register(`texts.${code}.title`, {
                  validate: (typed, all) =>
                    typed.trim() !== '' || (code !== main && !isWritten(all.texts[code])) || t('title_missing'),
                })}
              />
              <Field
                label={t('field_kicker')}
                hint={t('field_kicker_hint')}
                maxLength={KICKER_MAX}
                lang={code}
                {...register(`texts.${code}.kicker`)}
              />
              <Field
                label={t('field_action')}
                hint={t('field_action_hint')}
                maxLength={ACTION_MAX}
                lang={code}
                {...register(`texts.${code}.action`)}
              />
            </>
          )}
        </LanguageTabs>
      </Part>
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
    </DeskForm>
  )
}
