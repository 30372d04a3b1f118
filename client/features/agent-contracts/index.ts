export { ContractPromptHost } from './ContractPromptHost.tsx'
