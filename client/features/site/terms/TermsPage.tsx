import { CircleHelp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { SCREENS } from '#client/lib/paths.ts'
import { Card, MenuRow } from '#client/ui/index.ts'
import styles from './TermsPage.module.css'
import { TermsText } from './TermsText.tsx'

/** The terms and the privacy policy, for guests and members; `#privacy` begins at the policy. */
export function TermsPage() {
  const { t } = useTranslation('shell')
  const { hash } = useLocation()
  return (
    <div className={styles.page}>
      <TermsText start={hash.slice(1)} />
      <Card isList>
        <MenuRow icon={<CircleHelp />} to={SCREENS.help.path}>
          {t('title_help')}
        </MenuRow>
      </Card>
    </div>
  )
}
