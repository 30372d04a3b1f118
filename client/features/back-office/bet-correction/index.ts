export { Mark } from './RoundWords.tsx'
