export { useTermsLinks } from './use-terms-links.tsx'
