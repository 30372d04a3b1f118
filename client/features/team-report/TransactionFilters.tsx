import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TEAM_SCOPES } from '#contract/team-report.ts'
import { Button, ChoiceChip, Field, SegmentedControl, Sheet } from '#client/ui/index.ts'
import styles from './TeamBettingPage.module.css'
import type { TeamScope } from './team-report.queries.ts'
import { transactionKinds, type TransactionsAsked, usualScope } from './team-transactions.queries.ts'

interface Props {
  isOpen: boolean
  asked: TransactionsAsked
  onClose: () => void
  onChange: (changes: Record<string, string>) => void
}

/** Whose transactions, how far down, and of which kind. */
export function TransactionFilters({ isOpen, asked, onClose, onChange }: Props) {
  const { t } = useTranslation(['team-report', 'transaction'])
  const [member, setMember] = useState(asked.member ?? '')
  const [scope, setScope] = useState<TeamScope | undefined>(asked.scope)
  const [chosen, setChosen] = useState(asked.kind)
  const name = member.trim()
  const usual = usualScope(name)
  const kinds = transactionKinds(name, scope)
  const kind = kinds.includes(chosen) ? chosen : 'A'
  const show = (changes: Record<string, string>) => {
    onChange(changes)
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
          <Button variant="secondary" onClick={() => show({ member: '', scope: '', types: 'A' })}>
            {t('clear')}
          </Button>
          <Button onClick={() => show({ member: name, scope: scope && scope !== usual ? scope : '', types: kind })}>
            {t('show')}
          </Button>
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
          <legend className={styles.legend}>{t('transaction:kind')}</legend>
          <div className={styles.types}>
            {kinds.map((one) => (
              <ChoiceChip key={one} isOn={one === kind} onSelect={() => setChosen(one)}>
                {t(`transaction:group_${one}`)}
              </ChoiceChip>
            ))}
          </div>
        </fieldset>
      </div>
    </Sheet>
  )
}
