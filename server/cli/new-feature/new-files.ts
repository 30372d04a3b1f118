/** The files of a new feature, by path: small, complete, and in the shape the others have. */
import { LANGUAGES } from '#contract/wire.ts'
import type { FeatureNames } from './feature-names.ts'

const isBackOffice = ({ area }: FeatureNames) => area === 'back-office'

const contract = (names: FeatureNames) => `/** ${names.title}: say here what it is. */
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

export const ${names.camel}Item = z.object({ id: z.int(), name: z.string() })
export type ${names.pascal}Item = z.infer<typeof ${names.camel}Item>

export const list = endpoint({
  summary: '${names.title}',
  method: 'GET',
  path: '/wps/${isBackOffice(names) ? 'operator/' : ''}${names.name}',
  ${isBackOffice(names) ? "auth: 'operator',\n  permission: 'members.read'," : "auth: 'member',"}
  value: z.array(${names.camel}Item),
})
`

const service = ({
  area,
  name,
  camel,
  pascal,
}: FeatureNames) => `/** Next: a repository for its tables (${name}.repository.ts), handed in here. */
import type { Value } from '#contract/endpoint.ts'
import type * as ${camel}Endpoints from '#contract/${area}/${name}.ts'

export function create${pascal}Service() {
  return {
    async list(): Promise<Value<typeof ${camel}Endpoints.list>> {
      return []
    },
  }
}
export type ${pascal}Service = ReturnType<typeof create${pascal}Service>
`

const routes = ({ area, name, camel, pascal }: FeatureNames) => `import * as endpoints from '#contract/${area}/${name}.ts'
import { handle, type Route } from '#server/http/handle.ts'
import type { ${pascal}Service } from './${name}.service.ts'

export const ${camel}Routes = (service: ${pascal}Service): Route[] => [handle(endpoints.list, () => service.list())]
`

const memberQueries = ({ area, name, camel }: FeatureNames) => `import { queryOptions } from '@tanstack/react-query'
import * as ${camel}Endpoints from '#contract/${area}/${name}.ts'
import { api } from '#client/lib/api.ts'

const keys = { all: ['${name}'] as const, list: () => [...keys.all, 'list'] as const }

export const ${camel}List = () =>
  queryOptions({ queryKey: keys.list(), queryFn: ({ signal }) => api(${camel}Endpoints.list, {}, signal) })
`

const backOfficeQueries = ({ area, name, camel }: FeatureNames) => `import { queryOptions } from '@tanstack/react-query'
import * as ${camel}Endpoints from '#contract/${area}/${name}.ts'
import { BACK_OFFICE_KEY, backOfficeApi } from '#client/ui/back-office/index.ts'

const keys = { all: [BACK_OFFICE_KEY, '${name}'] as const, list: () => [...keys.all, 'list'] as const }

export const ${camel}List = () =>
  queryOptions({ queryKey: keys.list(), queryFn: ({ signal }) => backOfficeApi(${camel}Endpoints.list, {}, signal) })
`

const memberPage = ({ name, camel, pascal }: FeatureNames) => `import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { usePageTitle } from '#client/lib/page-title.ts'
import { Card, EmptyState, ErrorState, Skeleton } from '#client/ui/index.ts'
import { ${camel}List } from './${name}.queries.ts'

export function ${pascal}Page() {
  const { t } = useTranslation('${name}')
  usePageTitle(t('title'))
  const { data: items, isPending, error, refetch } = useQuery(${camel}List())

  if (isPending) return <Skeleton rows={4} />
  if (!items) return <ErrorState error={error} onRetry={refetch} />
  if (items.length === 0) return <EmptyState message={t('empty')} />
  return (
    <Card>
      <ul>
        {items.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    </Card>
  )
}
`

const backOfficePage = ({ area, name, camel, pascal }: FeatureNames) => `import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ${pascal}Item } from '#contract/${area}/${name}.ts'
import { BackOfficeTable, type Column } from '#client/ui/back-office/index.ts'
import { PageTitle } from '#client/ui/index.ts'
import { ${camel}List } from './${name}.queries.ts'

export function ${pascal}Page() {
  const { t } = useTranslation('${name}')
  const { data, error, refetch } = useQuery(${camel}List())
  const columns: Column<${pascal}Item>[] = [{ key: 'name', title: t('name'), render: ({ name }) => name }]
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <BackOfficeTable
        label={t('title')}
        columns={columns}
        rows={data}
        rowKey={({ id }) => id}
        error={error}
        onRetry={refetch}
        empty={t('empty')}
      />
    </>
  )
}
`

/** English in every language, to be translated. */
const texts = (names: FeatureNames) =>
  `${JSON.stringify({ empty: 'Nothing here yet', ...(isBackOffice(names) && { name: 'Name' }), title: names.title }, null, 2)}\n`

const apiTest = (names: FeatureNames) => `import { describe, expect, it } from 'vitest'
import * as ${names.camel}Endpoints from '#contract/${names.area}/${names.name}.ts'
import { startApi } from '#tests/support/api.ts'
import { success } from '#tests/support/outcome.ts'

const { as, given } = startApi()
const { list } = ${names.camel}Endpoints

describe('${names.title.toLowerCase()}', () => {
  it('is empty at first', async () => {
    const caller = ${isBackOffice(names) ? 'await given.operatorSession(await given.operator())' : 'await given.member()'}

    const { body } = await as(caller).call(list).expect(success)

    expect(body.value).toEqual([])
  })
})
`

/** Paths from the root of the project. */
export function newFiles(names: FeatureNames): Record<string, string> {
  const { area, name, pascal } = names
  const server = `server/features/${area}/${name}/${name}`
  const client = `client/features/${area}/${name}`
  return {
    [`server/contract/${area}/${name}.ts`]: contract(names),
    [`${server}.service.ts`]: service(names),
    [`${server}.routes.ts`]: routes(names),
    [`${client}/${name}.queries.ts`]: isBackOffice(names) ? backOfficeQueries(names) : memberQueries(names),
    [`${client}/${pascal}Page.tsx`]: isBackOffice(names) ? backOfficePage(names) : memberPage(names),
    ...Object.fromEntries(LANGUAGES.map((language) => [`client/locales/${language}/${name}.json`, texts(names)])),
    [`tests/api/${name}.test.ts`]: apiTest(names),
  }
}
