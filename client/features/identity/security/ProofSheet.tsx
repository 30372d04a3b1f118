import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SegmentedControl, Sheet } from '#client/ui/index.ts'
import { CodeProofForm } from './CodeProofForm.tsx'
import styles from './ProofSheet.module.css'
import { QuestionProofForm } from './QuestionProofForm.tsx'
import type { ProofWay } from './security.queries.ts'

interface Props {
  isOpen: boolean
  /** The first is shown; more than one become tabs. */
  ways: readonly ProofWay[]
  onClose: () => void
  onProved: () => void
}

/** "Is it you?": a code to the member's number or address, an app code, or the security answers. */
export function ProofSheet({ isOpen, ways, onClose, onProved }: Props) {
  const { t } = useTranslation('security')
  const [chosen, setChosen] = useState<ProofWay>()
  const way = ways.find((one) => one === chosen) ?? ways[0]
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('proof_title')}>
      <div className={styles.body}>
        <p className={styles.intro}>{t('proof_why')}</p>
        {ways.length > 1 && way && (
          <SegmentedControl
            label={t('proof_ways')}
            options={ways.map((value) => ({ value, label: t(`proof_way_${value}`) }))}
            value={way}
            onChange={setChosen}
          />
        )}
        {way === 'question' && <QuestionProofForm onProved={onProved} />}
        {way && way !== 'question' && <CodeProofForm key={way} way={way} onProved={onProved} />}
      </div>
    </Sheet>
  )
}
