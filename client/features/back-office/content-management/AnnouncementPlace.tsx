import type { UseFormRegister } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { SPEEDS } from '#contract/back-office/content-management/content-management-announcement.ts'
import { FilterSelect } from '#client/ui/back-office/index.ts'
import { Checkbox, Field } from '#client/ui/index.ts'
import type { AnnouncementValues, SetAnnouncement } from './announcement-form.ts'
import type { Facts } from './content-management.queries.ts'
import styles from './ContentManagement.module.css'
import { Part } from './ContentForm.tsx'

interface Props {
  facts: Facts
  values: AnnouncementValues
  register: UseFormRegister<AnnouncementValues>
  set: SetAnnouncement
  errorAt: (path: string) => string | undefined
}
const SIMPLE_ORDER = /^\d{1,4}$/

/** An announcement's categories and its place among others. */
export function AnnouncementPlace({ facts, values, register, set, errorAt }: Props) {
  const { t } = useTranslation('content-management')
  const order = { validate: (typed: string) => SIMPLE_ORDER.test(typed) || t('order_wrong') }
  const toggle = (id: number, isIn: boolean) =>
    set('categoryIds', isIn ? [...values.categoryIds, id] : values.categoryIds.filter((one) => one !== id))
  return (
    <Part title={t('part_order')}>
      {values.type === 'PR' && facts.categories.length > 0 && (
        <fieldset>
          <legend className={styles.legend}>{t('field_categories')}</legend>
          <div className={styles.choices}>
            {facts.categories.map(({ id, code, names }) => (
              <Checkbox key={id} checked={values.categoryIds.includes(id)} onChange={({ target }) => toggle(id, target.checked)}>
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
  )
}
