import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { LinksTab } from '#client/features/agents/affiliate-link/index.ts'
import { SegmentedControl } from '#client/ui/index.ts'
import { DirectAccountForm } from './DirectAccountForm.tsx'
import styles from './Downline.module.css'

const WAYS = ['direct', 'link'] as const

/** An account below the agent: opened directly, or through a shared link (SCR-40). `?way=link` opens the links. */
export function OpenAccountPage() {
  const { t } = useTranslation('downline')
  const [params, setParams] = useSearchParams()
  const way = params.get('way') === 'link' ? 'link' : 'direct'
  return (
    <div className={styles.stack}>
      <SegmentedControl
        label={t('way')}
        options={WAYS.map((value) => ({ value, label: t(`way_${value}`) }))}
        value={way}
        onChange={(next) => setParams(next === 'link' ? { way: next } : {}, { replace: true })}
      />
      {way === 'direct' ? <DirectAccountForm /> : <LinksTab />}
    </div>
  )
}
