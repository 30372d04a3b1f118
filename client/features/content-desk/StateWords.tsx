import { useTranslation } from 'react-i18next'
import type { ShowState } from '#contract/content-desk.ts'
import styles from './ContentDesk.module.css'

export function StateWords({ state }: { state: ShowState }) {
  const { t } = useTranslation('content-desk')
  return <span className={state === 'ON_SHOW' ? styles.stateOn : undefined}>{t(`state_${state}`)}</span>
}
