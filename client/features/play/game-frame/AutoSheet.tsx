import { useTranslation } from 'react-i18next'
import { lazyPart } from '#client/lib/lazy-part.ts'
import { LateContent, Sheet } from '#client/ui/index.ts'
import type { AutoContentProps } from './AutoContent.tsx'

const AutoContent = lazyPart(() => import('./AutoContent.tsx'), 'AutoContent')

interface Props extends AutoContentProps {
  isOpen: boolean
  onClose: () => void
}

/** Automatic bets; the content loads when it first opens. */
export function AutoSheet({ isOpen, onClose, onStart, ...inside }: Props) {
  const { t } = useTranslation('game-frame')
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('auto_title')}>
      <LateContent>
        <AutoContent
          {...inside}
          onStart={(plan) => {
            onClose()
            onStart(plan)
          }}
        />
      </LateContent>
    </Sheet>
  )
}
