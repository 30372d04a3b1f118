import { tileNumbers } from '#contract/play/originals/figures.ts'
import type { DetailByCode } from '#contract/play/originals/registry.ts'
import type { RoundWords } from './round-words.ts'

export const minesWords: RoundWords<DetailByCode['mines']> = {
  choice: (t, detail) => t('mines_choice', { mines: detail.mines }),
  result: (t, { hit, picks }) => t(hit === null ? 'mines_safe' : 'mines_hit', { picks: picks.length }),
  hidden: (t, { places }) => (places ? t('mines_places', { tiles: tileNumbers(places) }) : undefined),
}
