export { ContractPromptHost } from './ContractPromptHost.tsx'
export { WaitingContractRows } from './WaitingContractRows.tsx'
