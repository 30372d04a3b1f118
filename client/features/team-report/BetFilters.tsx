import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { GAME_TYPES } from '#contract/rebate.ts'
import { TEAM_SCOPES } from '#contract/team-report.ts'
import { Button, ChoiceChip, Field, SegmentedControl, Sheet } from '#client/ui/index.ts'
import styles from './TeamBettingPage.module.css'
import type { BetsAsked, TeamScope } from './team-report.queries.ts'

interface Props {
  isOpen: boolean
  asked: BetsAsked
  onClose: () => void
  onChange: (changes: Record<string, string>) => void
}

const TYPES = ['ALL', ...GAME_TYPES] as const

/** Whose bets, how far down, and of which kind of game. */
export function BetFilters({ isOpen, asked, onClose, onChange }: Props) {
  const { t } = useTranslation('team-report')
  const [member, setMember] = useState(asked.member ?? '')
  const [scope, setScope] = useState<TeamScope | undefined>(asked.scope)
  const [gameType, setGameType] = useState(asked.gameType)
  const name = member.trim()
  // A member's bets are its own, the team's are everybody's, where nothing else is said.
  const usual: TeamScope = name ? 'OWN' : 'TEAM'
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
          <Button variant="secondary" onClick={() => show({ member: '', scope: '', gameType: '' })}>
            {t('clear')}
          </Button>
          <Button
            onClick={() =>
              show({ member: name, scope: scope && scope !== usual ? scope : '', gameType: gameType === 'ALL' ? '' : gameType })
            }
          >
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
          <legend className={styles.legend}>{t('game_type')}</legend>
          <div className={styles.types}>
            {TYPES.map((one) => (
              <ChoiceChip key={one} isOn={one === gameType} onSelect={() => setGameType(one)}>
                {t(`type_${one}`)}
              </ChoiceChip>
            ))}
          </div>
        </fieldset>
      </div>
    </Sheet>
  )
}
