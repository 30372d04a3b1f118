import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { VendorLane } from '#contract/play/game.ts'
import { categoryLabel, VendorTiles } from '#client/features/play/game/index.ts'
import { Button, CategoryIcon } from '#client/ui/index.ts'
import { NearViewport } from '../NearViewport.tsx'
import { Block } from './Block.tsx'
import styles from './blocks.module.css'

/** Up to six vendors at first; "all" from the fourth on (SCR-09). */
const VENDORS_SHOWN = 6
const ALL_ABOVE = 3

interface Props {
  lane: VendorLane
  title?: string
  /** What "all" does; without it the block shows the whole category. */
  onAll?: () => void
}

/** A category shown by its vendors: sports, e-sports, cockfights, and the head of a chosen category. */
export function VendorBlock({ lane, title, onAll }: Props) {
  const { t } = useTranslation(['game', 'common'])
  const [isWhole, setWhole] = useState(false)
  const { title: category, cards } = lane
  const shown = isWhole ? cards : cards.slice(0, VENDORS_SHOWN)
  return (
    <Block
      title={title ?? t(categoryLabel(category))}
      icon={<CategoryIcon category={category} size={20} />}
      onAll={cards.length > ALL_ABOVE ? onAll : undefined}
    >
      <NearViewport placeholder={<div className={styles.ahead} />}>
        <VendorTiles category={category} vendors={shown} />
      </NearViewport>
      {!onAll && cards.length > shown.length && (
        <Button variant="secondary" size="small" isWide className={styles.more} onClick={() => setWhole(true)}>
          {t('vendors_more')}
        </Button>
      )}
    </Block>
  )
}
