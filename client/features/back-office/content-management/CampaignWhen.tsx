import type { UseFormRegister } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Checkbox, Field } from '#client/ui/index.ts'
import type { CampaignFrame } from './campaign-form.ts'
import { Part } from './ContentForm.tsx'
import { ScheduleFields } from './ScheduleFields.tsx'

interface Props {
  zone: string
  values: CampaignFrame
  register: UseFormRegister<CampaignFrame>
  errorAt: (path: string) => string | undefined
  onSchedule: (dates: Pick<CampaignFrame, 'startAt' | 'endAt'>) => void
  onSwitch: (isEnabled: boolean) => void
}
const WHOLE = /^\d{1,4}$/

/** When a campaign runs, its place among others, and whether it is on. */
export function CampaignWhen({ zone, values, register, errorAt, onSchedule, onSwitch }: Props) {
  const { t } = useTranslation('content-management')
  return (
    <Part title={t('part_when')}>
      <ScheduleFields
        zone={zone}
        startAt={values.startAt}
        endAt={values.endAt}
        startError={errorAt('startAt')}
        endError={errorAt('endAt')}
        endless={t('no_end')}
        onChange={onSchedule}
      />
      <Field
        label={t('field_order')}
        hint={t('field_order_hint')}
        inputMode="numeric"
        error={errorAt('sortIndex')}
        {...register('sortIndex', { validate: (typed) => WHOLE.test(typed) || t('order_wrong') })}
      />
      <Checkbox checked={values.isEnabled} onChange={({ target }) => onSwitch(target.checked)}>
        {t('campaign_enabled')}
      </Checkbox>
    </Part>
  )
}
