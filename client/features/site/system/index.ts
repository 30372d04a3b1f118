export { useContacts, type Contact } from './contacts.queries.ts'
export { SocialLinks } from './SocialLinks.tsx'
