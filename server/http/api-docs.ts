/** The files behind `/docs`, which the build writes (`server/cli/api-docs`) and docs.ts sends. */
import { fileURLToPath } from 'node:url'

/** The API descriptions by the names of their files. */
export const DESCRIPTIONS = {
  site: { file: 'openapi.json', name: 'The site' },
  agents: { file: 'agents-openapi.json', name: 'Agents and their teams' },
  games: { file: 'games-openapi.json', name: 'Games and their vendors' },
  backOffice: { file: 'operator-openapi.json', name: 'The back office' },
} as const

export const RULES_PAGE = 'rules.html'

export const API_DOCS = fileURLToPath(new URL('../../dist/docs', import.meta.url))

/** Placeholder in the files for the server's address, which the build does not know. */
export const SERVER_ADDRESS = 'https://palaro.invalid'
