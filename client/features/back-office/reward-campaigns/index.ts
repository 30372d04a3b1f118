export { useFieldRules } from './use-field-rules.ts'
