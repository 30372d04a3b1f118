import { KeyRound, Power, ShieldOff, UserCog } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Person } from '#contract/back-office/operator/operator-people.ts'
import { MenuRow, Sheet } from '#client/ui/index.ts'
import { Facts } from '#client/ui/back-office/Facts.tsx'
import styles from './People.module.css'
import { PersonAction, type Action } from './PersonAction.tsx'
import { useWords } from '#client/lib/back-office/use-words.ts'

function Actions({ person, onChoose }: { person: Person; onChoose: (action: Action) => void }) {
  const { t } = useTranslation('operator-people')
  const { username, isActive, hasSecondFactor } = person
  return (
    <div className={styles.actions}>
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

/** One operator: details and allowed actions. */
export function PersonSheet({ person, onClose }: { person: Person | undefined; onClose: () => void }) {
  const { t } = useTranslation('operator-people')
  const { t: operator } = useTranslation('operator')
  const { when } = useWords()
  const [action, setAction] = useState<Action>()
  const close = () => {
    setAction(undefined)
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
            (action ? (
              <PersonAction key={action} person={person} action={action} onDone={close} />
            ) : (
              <Actions person={person} onChoose={setAction} />
            ))}
        </>
      )}
    </Sheet>
  )
}
