import { useTranslation } from 'react-i18next'
import { MANAGED_TYPES } from '#contract/back-office/content-management/content-management-announcement.ts'
import { FilterSelect } from '#client/ui/back-office/index.ts'
import { Checkbox } from '#client/ui/index.ts'
import type { AnnouncementValues, SetAnnouncement } from './announcement-form.ts'
import styles from './ContentManagement.module.css'
import { Part } from './ContentForm.tsx'
import { ScheduleFields } from './ScheduleFields.tsx'

interface Props {
  zone: string
  values: AnnouncementValues
  set: SetAnnouncement
  errorAt: (path: string) => string | undefined
}
const PLATFORMS = ['*', 'M', 'W'] as const

/** An announcement's kind, where and when it is shown, and whether it is hidden. */
export function AnnouncementWhen({ zone, values, set, errorAt }: Props) {
  const { t } = useTranslation('content-management')
  return (
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
        zone={zone}
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
  )
}
