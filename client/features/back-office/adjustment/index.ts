export { ProposeSheet } from './ProposeSheet.tsx'
