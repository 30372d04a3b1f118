export { codeText, isCode, isCodeOrRecovery } from './code-rule.ts'
export { RecoveryCodes } from './RecoveryCodes.tsx'
export { SecretCard } from './SecretCard.tsx'
