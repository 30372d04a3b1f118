import { useTranslation } from 'react-i18next'
import { lazyPart } from '#client/lib/lazy-part.ts'
import { LateContent, Sheet } from '#client/ui/index.ts'
import type { SeedsContentProps } from './SeedsContent.tsx'

const SeedsContent = lazyPart(() => import('./SeedsContent.tsx'), 'SeedsContent')

interface Props extends SeedsContentProps {
  isOpen: boolean
  onClose: () => void
}

/** Seeds, commitments and a verifier for a game whose outcomes can be recomputed (PF-11). */
export function FairnessSheet({ isOpen, onClose, ...inside }: Props) {
  const { t } = useTranslation('fairness')
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('title')}>
      <LateContent>
        <SeedsContent key={inside.proof ? `${inside.proof.serverSeedHash}:${inside.proof.nonce}` : ''} {...inside} />
      </LateContent>
    </Sheet>
  )
}
