export { FIELD_LOOK } from './field-looks.tsx'
export { problemOf } from './register-fields.ts'
export { useRegisterRules } from './register.queries.ts'
export { useRuleText } from './use-rule-text.ts'
