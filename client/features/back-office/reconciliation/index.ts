export { ReconciliationAlarm } from './ReconciliationAlarm.tsx'
