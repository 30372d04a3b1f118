import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DOWNLINE_KINDS, MEMBER_STATES } from '#contract/agents/downline/downline.ts'
import { Button, ChoiceChip, DateField, Sheet } from '#client/ui/index.ts'
import rowStyles from '#client/ui/report/Rows.module.css'
import { NO_FILTER, type TeamFilter } from './downline.queries.ts'
import styles from './Downline.module.css'

interface Props {
  filter: TeamFilter
  isOpen: boolean
  onClose: () => void
  onChange: (filter: TeamFilter) => void
}

const YEARS_BACK = 10
const THIS_YEAR = new Date().getFullYear()
const YEARS = { firstYear: THIS_YEAR - YEARS_BACK, lastYear: THIS_YEAR }

/** Filters the team by type, status and registration date. */
export function FilterSheet({ filter, isOpen, onClose, onChange }: Props) {
  const { t } = useTranslation('downline')
  const [draft, setDraft] = useState(filter)
  const apply = (next: TeamFilter) => {
    setDraft(next)
    onChange(next)
    onClose()
  }
  const clear = () => apply({ ...NO_FILTER, search: filter.search, sort: filter.sort })
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('filters')}
      footer={
        <div className={styles.ways}>
          <Button variant="secondary" onClick={clear}>
            {t('clear')}
          </Button>
          <Button onClick={() => apply({ ...draft, search: filter.search, sort: filter.sort })}>{t('show')}</Button>
        </div>
      }
    >
      <div className={styles.stack}>
        <fieldset className={rowStyles.tools}>
          <legend className={styles.note}>{t('kind')}</legend>
          {(['', ...DOWNLINE_KINDS] as const).map((kind) => (
            <ChoiceChip key={kind} isOn={draft.kind === kind} onSelect={() => setDraft({ ...draft, kind })}>
              {t(kind === '' ? 'everyone' : `kind_${kind}`)}
            </ChoiceChip>
          ))}
        </fieldset>
        <fieldset className={rowStyles.tools}>
          <legend className={styles.note}>{t('status')}</legend>
          {(['', ...MEMBER_STATES] as const).map((status) => (
            <ChoiceChip key={status} isOn={draft.status === status} onSelect={() => setDraft({ ...draft, status })}>
              {t(status === '' ? 'any' : `status_${status}`)}
            </ChoiceChip>
          ))}
        </fieldset>
        <DateField label={t('registered_from')} value={draft.from} onChange={(from) => setDraft({ ...draft, from })} {...YEARS} />
        <DateField label={t('registered_to')} value={draft.to} onChange={(to) => setDraft({ ...draft, to })} {...YEARS} />
      </div>
    </Sheet>
  )
}
