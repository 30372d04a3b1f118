export { useContacts, type Contact } from './contacts.queries.ts'
export { SocialLinks } from './SocialLinks.tsx'
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
