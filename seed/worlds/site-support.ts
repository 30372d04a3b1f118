/** Writes a site's pictures for its app, and its help centre. */
import { bannerArt, logoSun } from '#seed/art/index.ts'
import type { MerchantRecord } from '#seed/builders/index.ts'
import { storePictures } from '#seed/builders/media.ts'
import { insertRows, insertRowsReturningIds } from '#seed/builders/rows.ts'
import type { SitePlan } from '#seed/reference/site-plan.ts'
import type { WorldDeps } from './context.ts'

/** Channels and apps are not among them: their rows are hidden until the site has real addresses. */
export async function writeAppPictures({ database: { pool } }: WorldDeps, merchant: MerchantRecord): Promise<void> {
  const [logo = '', background = ''] = await storePictures(pool, [
    logoSun(),
    bannerArt({ key: `${merchant.code}/app`, motif: 'parol', palette: 'ube' }),
  ])
  const resources = [
    { resourceType: 'H5_LOGO', url: logo },
    { resourceType: 'AppDownloadIcon', url: logo },
    { resourceType: 'APP_BACKGROUND', url: background },
  ]
  await insertRows(
    pool,
    'resource',
    resources.map(({ resourceType, url }) => ({ merchant_id: merchant.id, resource_type: resourceType, url })),
  )
}

export async function writeHelp({ database: { pool } }: WorldDeps, merchant: MerchantRecord, { help }: SitePlan): Promise<void> {
  const topics = help.flatMap(({ tag, bgColor, texts }, index) =>
    Object.entries(texts).map(([language, { title, content, questions = [] }]) => ({
      row: {
        merchant_id: merchant.id,
        language,
        tag,
        bg_color: bgColor,
        device: '*',
        sort_index: index + 1,
        title,
        content,
      },
      questions,
    })),
  )
  const ids = await insertRowsReturningIds(
    pool,
    'help_topic',
    topics.map(({ row }) => row),
  )
  await insertRows(
    pool,
    'help_topic',
    topics.flatMap(({ row, questions }, place) =>
      questions.map((question, index) => ({ ...row, ...question, parent_id: ids[place], sort_index: index + 1 })),
    ),
  )
}
