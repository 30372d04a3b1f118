import { useFieldRules } from '#client/features/back-office/content-management/index.ts'
import { Field } from '#client/ui/index.ts'
import { numeric, type PartProps } from './form-parts.ts'

interface Props extends Pick<PartProps, 'register' | 'errorAt'> {
  label: string
  /** Says when the days start. */
  hint: string
  most: number
}

/** A template's number of days: to claim in, or to be offered for. */
export function DaysField({ register, errorAt, label, hint, most }: Props) {
  const { whole } = useFieldRules()
  return (
    <Field
      label={label}
      hint={hint}
      {...numeric}
      error={errorAt('options.days')}
      {...register('options.days', { validate: whole(1, most) })}
    />
  )
}
