export { cardText, chipPlaceText, colourOf, riskText, shortOutcome, useRoundWords } from './round-words.ts'
