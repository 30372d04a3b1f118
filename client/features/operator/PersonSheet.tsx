import { KeyRound, Power, ShieldOff, UserCog } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Person } from '#contract/operator-people.ts'
import { MenuRow, Sheet } from '#client/ui/index.ts'
import { Facts } from './Facts.tsx'
import styles from './People.module.css'
import { PersonDeed, type Deed } from './PersonDeed.tsx'
import { useWords } from './use-words.ts'

function Deeds({ person, onChoose }: { person: Person; onChoose: (deed: Deed) => void }) {
  const { t } = useTranslation('operator-people')
  const { username, isActive, hasSecondFactor } = person
  return (
    <div className={styles.deeds}>
      <MenuRow icon={<UserCog size={20} />} onSelect={() => onChoose('role')}>
        {t('role_change')}
      </MenuRow>
      <MenuRow icon={<KeyRound size={20} />} onSelect={() => onChoose('password')}>
        {t('reset_password')}
      </MenuRow>
      {hasSecondFactor && (
        <MenuRow icon={<ShieldOff size={20} />} onSelect={() => onChoose('app')}>
          {t('reset_app')}
        </MenuRow>
      )}
      <MenuRow icon={<Power size={20} />} onSelect={() => onChoose('active')}>
        {isActive ? t('switch_off_title', { username }) : t('switch_on_title', { username })}
      </MenuRow>
    </div>
  )
}

/** One of the house's people: what is known, and what may be done. */
export function PersonSheet({ person, onClose }: { person: Person | undefined; onClose: () => void }) {
  const { t } = useTranslation('operator-people')
  const { t: operator } = useTranslation('operator')
  const { when } = useWords()
  const [deed, setDeed] = useState<Deed>()
  const close = () => {
    setDeed(undefined)
    onClose()
  }
  return (
    <Sheet isOpen={person !== undefined} onClose={close} title={t('manage', { username: person?.username ?? '' })}>
      {person && (
        <>
          <Facts
            of={[
              [t('name'), person.name],
              [t('role'), operator(`role_${person.role}`)],
              [t('state'), t(person.isActive ? 'active' : 'inactive')],
              [t('second_factor'), t(person.hasSecondFactor ? 'has_app' : 'no_app')],
              [t('last_login'), person.lastLoginAt === null ? t('never') : when(person.lastLoginAt)],
            ]}
          />
          {person.isSelf && <p className={styles.intro}>{t('manage_own')}</p>}
          {!person.isSelf &&
            (deed ? (
              <PersonDeed key={deed} person={person} deed={deed} onDone={close} />
            ) : (
              <Deeds person={person} onChoose={setDeed} />
            ))}
        </>
      )}
    </Sheet>
  )
}
