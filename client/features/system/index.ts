export {
  countries,
  systemState,
  systemStatus,
  useCurrency,
  useFlag,
  useResource,
  useSite,
  type SystemState,
} from './system.queries.ts'
