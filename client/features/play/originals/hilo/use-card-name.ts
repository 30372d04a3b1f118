import { useTranslation } from 'react-i18next'
import type { CardName } from '#contract/play/originals/hilo.ts'

const SUIT = { D: 'suit_D', H: 'suit_H', S: 'suit_S', C: 'suit_C' } as const
const RANK = { T: 'rank_T', J: 'rank_J', Q: 'rank_Q', K: 'rank_K', A: 'rank_A' } as const
const isNamed = (rank: string): rank is keyof typeof RANK => rank in RANK
const isSuit = (suit: string): suit is keyof typeof SUIT => suit in SUIT

/** Cards in words: 8 of diamonds. */
export function useCardName(): (card: CardName) => string {
  const { t } = useTranslation('hilo')
  return (card) => {
    const [rank = '', suit = ''] = card
    return t('card', { rank: isNamed(rank) ? t(RANK[rank]) : rank, suit: isSuit(suit) ? t(SUIT[suit]) : '' })
  }
}
