import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Language } from '#client/lib/languages.ts'
import type { Facts } from './content-management.queries.ts'
import { type AnnouncementValues, ratioOf, type SetAnnouncement } from './announcement-form.ts'
import { AnnouncementPlace } from './AnnouncementPlace.tsx'
import { AnnouncementTexts } from './AnnouncementTexts.tsx'
import { AnnouncementWhen } from './AnnouncementWhen.tsx'
import { Part } from './ContentForm.tsx'
import { LeadFields } from './LeadFields.tsx'
import { LoginPopupFields } from './LoginPopupFields.tsx'
import { PictureField } from './PictureField.tsx'
import { messageAt } from './use-content-form.ts'

interface Props {
  form: UseFormReturn<AnnouncementValues>
  facts: Facts
  ownId: number | undefined
  onLanguage: (language: Language) => void
}

export function AnnouncementParts({ form, facts, ownId, onLanguage }: Props) {
  const { t } = useTranslation('content-management')
  const { register, setValue, clearErrors, formState } = form
  const values = useWatch({ control: form.control }) as AnnouncementValues
  const set: SetAnnouncement = (name, value) => {
    // A missing login picture may have been added, or is no longer needed.
    clearErrors([name, 'loginPicture' as typeof name])
    setValue(name, value as never, { shouldDirty: true })
  }
  const ratio = ratioOf(values)
  const errorAt = (path: string) => messageAt(formState.errors, path)

  return (
    <>
      <AnnouncementTexts form={form} texts={values.texts} main={facts.defaultLanguage} ratio={ratio} onLanguage={onLanguage} />
      <AnnouncementWhen zone={facts.zone} values={values} set={set} errorAt={errorAt} />
      <Part title={t('part_look')}>
        {values.type === 'PU' && (
          <LoginPopupFields form={form} isOn={values.isLoginPopup} onSwitch={(isOn) => set('isLoginPopup', isOn)} />
        )}
        <PictureField
          label={t('picture')}
          hint={t(values.type === 'PU' && values.isLoginPopup ? 'login_popup_picture_hint' : 'picture_hint')}
          ratio={ratio}
          value={values.picture}
          error={errorAt('picture') ?? errorAt('loginPicture')}
          onChange={(url) => set('picture', url)}
        />
        <LeadFields
          lead={values.lead}
          ownId={ownId}
          errorAt={(field) => errorAt(`lead.${field}`)}
          onChange={(lead) => set('lead', lead)}
        />
      </Part>
      <AnnouncementPlace facts={facts} values={values} register={register} set={set} errorAt={errorAt} />
    </>
  )
}
