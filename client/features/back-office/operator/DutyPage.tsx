import { useTranslation } from 'react-i18next'
import type { OperatorDuty } from '#contract/back-office/operator/operator.ts'
import { PageTitle } from '#client/ui/index.ts'
import { OwnPassword } from './OwnPassword.tsx'
import { OwnSecondFactor } from './OwnSecondFactor.tsx'
import styles from './People.module.css'

/** What must be done before the back office opens; nothing else is allowed until then. */
export function DutyPage({ duty }: { duty: OperatorDuty }) {
  const { t } = useTranslation('operator-people')
  return (
    <section className={styles.duty}>
      <PageTitle>{t(`duty_${duty}`)}</PageTitle>
      <p className={styles.intro}>{t(`duty_${duty}_text`)}</p>
      {duty === 'PASSWORD' ? <OwnPassword /> : <OwnSecondFactor />}
    </section>
  )
}
