export { cardText } from './hilo.tsx'
export { chipPlaceText } from './roulette.tsx'
export { riskText } from './round-words.ts'
export { ChoiceFields, shortOutcome, useRoundWords } from './words-of.ts'
