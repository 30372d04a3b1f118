import type { CardName } from '#contract/play/originals/hilo.ts'
import type { DetailByCode } from '#contract/play/originals/registry.ts'
import type { RoundWords } from './round-words.ts'

const SUIT_SIGN: Readonly<Record<string, string>> = { D: '♦', H: '♥', S: '♠', C: '♣' }
/** TC → 10♣ */
export const cardText = (name: CardName) => `${name[0] === 'T' ? '10' : name[0]}${SUIT_SIGN[name[1]!]}`

export const hiloWords: RoundWords<DetailByCode['hilo']> = {
  choice: (t, { startCard }) => t('hilo_choice', { card: cardText(startCard) }),
  result: (t, { cards }) => t('hilo_result', { cards: cards.map(({ card }) => cardText(card)).join(' ') || '–' }),
}
