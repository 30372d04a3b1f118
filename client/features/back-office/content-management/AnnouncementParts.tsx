import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { MANAGED_TYPES, SPEEDS } from '#contract/back-office/content-management/content-management-announcement.ts'
import { HTML_MAX, TITLE_MAX } from '#contract/back-office/content-management/content-management.ts'
import { FilterSelect } from '#client/ui/back-office/index.ts'
import type { Language } from '#client/lib/languages.ts'
import { Checkbox, Field, TextArea } from '#client/ui/index.ts'
import type { Facts } from './content-management.queries.ts'
import { type AnnouncementValues, isWritten, ratioOf } from './announcement-form.ts'
import styles from './ContentManagement.module.css'
import { Part } from './ContentForm.tsx'
import { LanguageTabs } from './LanguageTabs.tsx'
import { LeadFields } from './LeadFields.tsx'
import { LoginPopupFields } from './LoginPopupFields.tsx'
import { PictureField } from './PictureField.tsx'
import { ScheduleFields } from './ScheduleFields.tsx'
import { messageAt } from './use-content-form.ts'

interface Props {
  form: UseFormReturn<AnnouncementValues>
  facts: Facts
  ownId: number | undefined
  onLanguage: (language: Language) => void
}
const PLATFORMS = ['*', 'M', 'W'] as const
const SIMPLE_ORDER = /^\d{1,4}$/

export function AnnouncementParts({ form, facts, ownId, onLanguage }: Props) {
  const { t } = useTranslation('content-management')
  const { register, setValue, clearErrors, formState } = form
  const values = useWatch({ control: form.control }) as AnnouncementValues
  const set = <K extends keyof AnnouncementValues>(name: K, value: AnnouncementValues[K]) => {
    // A missing login picture may have been added, or is no longer needed.
    clearErrors([name, 'loginPicture' as typeof name])
    setValue(name, value as never, { shouldDirty: true })
  }
  const ratio = ratioOf(values)
  const errorAt = (path: string) => messageAt(formState.errors, path)
  const order = { validate: (typed: string) => SIMPLE_ORDER.test(typed) || t('order_wrong') }
  const toggle = (id: number, isIn: boolean) =>
    set('categoryIds', isIn ? [...values.categoryIds, id] : values.categoryIds.filter((one) => one !== id))

  return (
    <>
      <Part title={t('part_words')}>
        <LanguageTabs
          main={facts.defaultLanguage}
          isWritten={(language) => isWritten(values.texts[language])}
          isWrong={(language) => formState.errors.texts?.[language] !== undefined}
          onChoose={onLanguage}
        >
          {(language) => (
            <>
              <Field
                label={t('field_title')}
                maxLength={TITLE_MAX}
                required={language === facts.defaultLanguage}
                error={errorAt(`texts.${language}.title`)}
                lang={language}
                {...register(`texts.${language}.title`, {
                  validate: (typed, all) =>
                    typed.trim() !== '' ||
                    (language !== facts.defaultLanguage && !isWritten(all.texts[language])) ||
                    t('title_missing'),
                })}
              />
              <TextArea
                label={t('field_content')}
                maxLength={HTML_MAX}
                rows={8}
                className={styles.html}
                lang={language}
                {...register(`texts.${language}.content`)}
              />
              <p className={styles.hint}>{t('field_content_hint')}</p>
              <PictureField
                label={t('picture_language')}
                hint={t('picture_language_hint')}
                ratio={ratio}
                value={values.texts[language].picture}
                error={errorAt(`texts.${language}.picture`)}
                onChange={(url) => setValue(`texts.${language}.picture`, url, { shouldDirty: true })}
              />
            </>
          )}
        </LanguageTabs>
      </Part>
      <Part title={t('part_when')}>
        <div className={styles.pair}>
          <FilterSelect
            label={t('field_type')}
            value={values.type}
            onChange={(type) => set('type', type as AnnouncementValues['type'])}
            options={MANAGED_TYPES.map((value) => ({ value, label: t(`type_${value}`) }))}
          />
          <FilterSelect
            label={t('field_platform')}
            value={values.platform}
            onChange={(platform) => set('platform', platform as AnnouncementValues['platform'])}
            options={PLATFORMS.map((value) => ({ value, label: t(value === '*' ? 'platform_all' : `platform_${value}`) }))}
          />
        </div>
        <ScheduleFields
          zone={facts.zone}
          startAt={values.startAt}
          endAt={values.endAt}
          startError={errorAt('startAt')}
          endError={errorAt('endAt')}
          endless={t('long_term')}
          onChange={({ startAt, endAt }) => {
            set('startAt', startAt)
            set('endAt', endAt)
          }}
        />
        <Checkbox checked={values.isHidden} onChange={({ target }) => set('isHidden', target.checked)}>
          {t('field_hidden')}
        </Checkbox>
      </Part>
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
      <Part title={t('part_order')}>
        {values.type === 'PR' && facts.categories.length > 0 && (
          <fieldset>
            <legend className={styles.legend}>{t('field_categories')}</legend>
            <div className={styles.choices}>
              {facts.categories.map(({ id, code, names }) => (
                <Checkbox
                  key={id}
                  checked={values.categoryIds.includes(id)}
                  onChange={({ target }) => toggle(id, target.checked)}
                >
                  {names[facts.defaultLanguage] ?? code}
                </Checkbox>
              ))}
            </div>
          </fieldset>
        )}
        <div className={styles.pair}>
          <Field
            label={t('field_priority')}
            hint={t('field_priority_hint')}
            inputMode="numeric"
            error={errorAt('priority')}
            {...register('priority', order)}
          />
          <Field
            label={t('field_order')}
            hint={t('field_order_hint')}
            inputMode="numeric"
            error={errorAt('sortIndex')}
            {...register('sortIndex', order)}
          />
        </div>
        <div className={styles.pair}>
          <Field label={t('field_category')} hint={t('field_category_hint')} maxLength={32} {...register('category')} />
          <FilterSelect
            label={t('field_speed')}
            value={values.displaySpeed}
            onChange={(speed) => set('displaySpeed', speed as AnnouncementValues['displaySpeed'])}
            options={SPEEDS.map((value) => ({ value, label: t(`speed_${value}`) }))}
          />
        </div>
      </Part>
    </>
  )
}
