import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FilterSelect } from '#client/ui/back-office/index.ts'
import { FormError } from '#client/ui/index.ts'
import { editorFacts } from './content-management.queries.ts'

interface Props {
  label: string
  /** The choice of none. */
  none: string
  value: number | null
  onChange: (promotionId: number | null) => void
  error: string | undefined
  /** Not offered: a promotion cannot link to itself. */
  ownId?: number | undefined
}

/** A promotion that is live or scheduled; the chosen one is always in the list. */
export function PromotionSelect({ label, none, value, onChange, error, ownId }: Props) {
  const { t } = useTranslation('content-management')
  const { data } = useQuery(editorFacts())
  const found = (data?.promotions ?? []).filter(
    ({ id, state }) => id === value || (id !== ownId && (state === 'ON_SHOW' || state === 'TO_COME')),
  )
  return (
    <div>
      <FilterSelect
        label={label}
        value={String(value ?? '')}
        onChange={(chosen) => onChange(chosen ? Number(chosen) : null)}
        options={[
          { value: '', label: none },
          ...found.map(({ id, title, state }) => ({ value: String(id), label: `${title} · ${t(`state_${state}`)}` })),
        ]}
      />
      <FormError>{error}</FormError>
    </div>
  )
}
