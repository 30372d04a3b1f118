import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { OPERATOR_ROLES, type OperatorRole } from '#contract/operator-roles.ts'
import styles from './People.module.css'

/** The roles, each with its permissions. */
export function RoleChoice({ value, onChange }: { value: OperatorRole; onChange: (role: OperatorRole) => void }) {
  const { t } = useTranslation('operator-people')
  const { t: operator } = useTranslation('operator')
  const name = useId()
  return (
    <fieldset className={styles.roles}>
      <legend>{t('role')}</legend>
      {OPERATOR_ROLES.map((role) => (
        <label key={role} className={styles.role}>
          <input type="radio" name={name} value={role} checked={role === value} onChange={() => onChange(role)} />
          <span>
            {operator(`role_${role}`)}
            <small>{t(`role_can_${role}`)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
