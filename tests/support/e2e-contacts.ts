/** Channels and apps of the demo site in the browser tests. The seeded world has none, because it knows no real addresses. */
import { withClient } from '#server/platform/with-client.ts'

const RESOURCES = {
  TELEGRAM: 'https://telegram.example/palaro',
  FACEBOOK: 'https://facebook.example/palaro',
  Android: 'https://app.example/palaro.apk',
  IOS: 'https://app.example/palaro',
  MOBILECONFIG: 'https://app.example/palaro.mobileconfig',
}
const CONTACTS = { LIVECHAT: 'https://support.example/palaro', TELEGRAM: RESOURCES.TELEGRAM, FACEBOOK: RESOURCES.FACEBOOK }

const ADD_RESOURCES = `
  INSERT INTO resource (merchant_id, resource_type, url)
  SELECT id, added.key, added.value FROM merchant, jsonb_each_text($1) AS added WHERE code = 'demo'`
const ADD_CONTACTS = `
  INSERT INTO customer_service (merchant_id, title, cs_type, url)
  SELECT id, added.key, added.key, added.value FROM merchant, jsonb_each_text($1) AS added WHERE code = 'demo'`

export const addContacts = (url: string): Promise<void> =>
  withClient(url, async (world) => {
    await world.query(ADD_RESOURCES, [JSON.stringify(RESOURCES)])
    await world.query(ADD_CONTACTS, [JSON.stringify(CONTACTS)])
  })
