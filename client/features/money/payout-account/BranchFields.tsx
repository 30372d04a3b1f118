import { Building2, MapPin } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Field, PickerField } from '#client/ui/index.ts'
import type { BindField, BindValues } from './bind-values.ts'
import { useProvinces } from './payout-account.queries.ts'

const ICON = 22
const CITY_MAX = 60
const BRANCH_MAX = 100

interface Props {
  form: UseFormReturn<BindValues>
  /** A text field's error and input attributes. */
  plain: (name: BindField) => Partial<ComponentProps<typeof Field>>
}

/** Where a bank's branch is. */
export function BranchFields({ form, plain }: Props) {
  const { t } = useTranslation('payout-account')
  const provinces = useProvinces()
  return (
    <>
      <Controller
        name="province"
        control={form.control}
        render={({ field: { value, onChange } }) => (
          <PickerField
            label={t('province')}
            icon={<MapPin size={ICON} />}
            options={(provinces.data ?? []).map((province) => ({ value: province, label: province }))}
            value={value || undefined}
            onChange={onChange}
            isSearchable
          />
        )}
      />
      <Field {...plain('city')} label={t('city')} icon={<MapPin size={ICON} />} maxLength={CITY_MAX} {...form.register('city')} />
      <Field
        {...plain('branch')}
        label={t('branch')}
        icon={<Building2 size={ICON} />}
        maxLength={BRANCH_MAX}
        {...form.register('branch')}
      />
    </>
  )
}
