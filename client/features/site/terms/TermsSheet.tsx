import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '#client/lib/lazy-part.ts'
import { Sheet, Skeleton } from '#client/ui/index.ts'
import type { TermsPart } from './TermsLink.tsx'

const TermsText = lazyPart(() => import('./TermsText.tsx'), 'TermsText')

interface Props {
  /** Undefined = closed. */
  part: TermsPart | undefined
  onClose: () => void
}

/** Shows the text over the page that needs it; the page stays as it is. */
export function TermsSheet({ part, onClose }: Props) {
  const { t } = useTranslation('shell')
  return (
    <Sheet isOpen={part !== undefined} onClose={onClose} title={t('title_terms')} isTall isCard>
      <Suspense fallback={<Skeleton shape="text" rows={12} />}>
        <TermsText start={part === 'privacy' ? part : undefined} />
      </Suspense>
    </Sheet>
  )
}
