import { useTranslation } from 'react-i18next'
import type { ShowState } from '#contract/back-office/content-management/content-management.ts'
import styles from './ContentManagement.module.css'

export function StateWords({ state }: { state: ShowState }) {
  const { t } = useTranslation('content-management')
  return <span className={state === 'ON_SHOW' ? styles.stateOn : undefined}>{t(`state_${state}`)}</span>
}
