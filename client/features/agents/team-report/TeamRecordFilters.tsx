import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TEAM_SCOPES } from '#contract/agents/team-report/team-report.ts'
import { Button, ChoiceChip, Field, SegmentedControl, Sheet } from '#client/ui/index.ts'
import styles from './TeamRecord.module.css'
import { type TeamScope, usualScope } from './team-report.queries.ts'

/** Whose records, to which depth, and of which kind. */
export interface Wanted<K extends string> {
  member?: string | undefined
  scope?: TeamScope | undefined
  kind: K
}
export interface Kinds<K extends string> {
  title: string
  /** The kinds for a member and scope; the first is "all". */
  of: (member: string | undefined, scope: TeamScope | undefined) => readonly [K, ...K[]]
  textOf: (kind: K) => string
}

interface Props<K extends string> {
  isOpen: boolean
  wanted: Wanted<K>
  kinds: Kinds<K>
  onClose: () => void
  onChange: (wanted: Wanted<K>) => void
}

export function TeamRecordFilters<K extends string>({ isOpen, wanted, kinds, onClose, onChange }: Props<K>) {
  const { t } = useTranslation('team-report')
  const [member, setMember] = useState(wanted.member ?? '')
  const [scope, setScope] = useState(wanted.scope)
  const [chosen, setChosen] = useState(wanted.kind)
  const name = member.trim() || undefined
  const usual = usualScope(name)
  const offered = kinds.of(name, scope)
  const kind = offered.includes(chosen) ? chosen : offered[0]
  const show = (next: Wanted<K>) => {
    onChange(next)
    onClose()
  }
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('filter')}
      isTall
      footer={
        <div className={styles.foot}>
          <Button
            variant="secondary"
            onClick={() => show({ member: undefined, scope: undefined, kind: kinds.of(undefined, undefined)[0] })}
          >
            {t('clear')}
          </Button>
          <Button onClick={() => show({ member: name, scope: scope === usual ? undefined : scope, kind })}>{t('show')}</Button>
        </div>
      }
    >
      <div className={styles.filters}>
        <Field
          label={t('member')}
          hint={t('member_hint')}
          value={member}
          onChange={(event) => setMember(event.target.value)}
          isClearable
          autoCapitalize="none"
          autoCorrect="off"
        />
        <SegmentedControl
          label={t('scope')}
          options={TEAM_SCOPES.map((value) => ({ value, label: t(`scope_${value}`) }))}
          value={scope ?? usual}
          onChange={setScope}
        />
        <fieldset>
          <legend className={styles.legend}>{kinds.title}</legend>
          <div className={styles.types}>
            {offered.map((one) => (
              <ChoiceChip key={one} isOn={one === kind} onSelect={() => setChosen(one)}>
                {kinds.textOf(one)}
              </ChoiceChip>
            ))}
          </div>
        </fieldset>
      </div>
    </Sheet>
  )
}
