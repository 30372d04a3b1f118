import { useTranslation } from 'react-i18next'
import { SheetPart, SheetParts, SheetText } from '#client/features/rewards/room/index.ts'
import { Sheet } from '#client/ui/index.ts'

const RULES = ['reach', 'keep', 'fall', 'counts', 'who'] as const

/** How ranks are reached, kept and lost. */
export function RulesSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('vip')
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('help')} isCard>
      <SheetParts>
        {RULES.map((rule) => (
          <SheetPart key={rule} title={t(`rule_${rule}_title`)}>
            <SheetText>{t(`rule_${rule}`)}</SheetText>
          </SheetPart>
        ))}
      </SheetParts>
    </Sheet>
  )
}
