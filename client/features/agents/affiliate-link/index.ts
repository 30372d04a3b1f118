export { LinksTab } from './LinksTab.tsx'
