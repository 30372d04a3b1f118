/** The files of a new feature: small, complete, and in the shape the others have. */
import { readFile } from 'node:fs/promises'
import { LANGUAGES } from '#contract/wire.ts'
import { type FeatureNames, fillIn } from './feature-names.ts'

const BACK_OFFICE = {
  path: '/wps/operator/__name__',
  caller: "auth: 'operator', permission: 'members.read'",
  givenCaller: 'given.operatorSession(await given.operator())',
}
const AGENTS = { path: '/wps/__name__', caller: "auth: 'agent'", givenCaller: 'given.member({ type: 1 })' }
const MEMBERS = { path: '/wps/__name__', caller: "auth: 'member', trialRefused: true", givenCaller: 'given.member()' }

/** Texts by path from the root of the project. */
export async function newFiles(names: FeatureNames): Promise<Record<string, string>> {
  const { area } = names
  const isBackOffice = area === 'back-office'
  const values = { ...(isBackOffice ? BACK_OFFICE : area === 'agents' ? AGENTS : MEMBERS), ...names }
  const page = isBackOffice ? 'back-office-' : ''
  const templates = {
    'server/contract/__area__/__name__.ts': 'contract',
    'server/features/__area__/__name__/__name__.service.ts': 'service',
    'server/features/__area__/__name__/__name__.routes.ts': 'routes',
    'client/features/__area__/__name__/__name__.queries.ts': `${page}queries`,
    'client/features/__area__/__name__/__pascal__Page.tsx': `${page}page`,
    // English in every language, to be translated.
    ...Object.fromEntries(LANGUAGES.map((language) => [`client/locales/${language}/__name__.json`, `${page}texts`])),
    'tests/api/__name__.test.ts': 'api-test',
  }
  const files = Object.entries(templates).map(async ([path, template]) => {
    const text = await readFile(new URL(`templates/${template}.txt`, import.meta.url), 'utf8')
    return [fillIn(path, values), fillIn(text, values)] as const
  })
  return Object.fromEntries(await Promise.all(files))
}
