/** Feedback from players, each in their own language; one is a guest. */
import type { Language } from '#contract/wire.ts'
import { insertRows } from '#seed/builders/rows.ts'
import { HOUR_MS, type WorldDeps } from './context.ts'
import type { Resident } from './people.ts'

interface Said {
  /** Absent = a guest. */
  username?: string
  language: Language
  content: string
  contact?: string
  hoursAgo: number
}

const SAID: readonly Said[] = [
  { username: 'member01', language: 'tl', content: 'Ang bilis ng Dice! Sana may tunog ng parol kapag nanalo.', hoursAgo: 3 },
  { username: 'member02', language: 'en', content: 'Could the game list remember my last filter, please?', hoursAgo: 20 },
  { username: 'member03', language: 'zh', content: '界面很漂亮，希望能多一些捕鱼游戏。', hoursAgo: 31 },
  { username: 'member05', language: 'vi', content: 'Nút yêu thích hơi nhỏ trên điện thoại của tôi.', hoursAgo: 52 },
  { language: 'tl', content: 'Hindi dumating ang SMS code ko kagabi.', contact: 'lito@example.com', hoursAgo: 9 },
]

export async function writeFeedback(
  { database: { pool }, clock }: WorldDeps,
  merchantId: number,
  residents: ReadonlyMap<string, Resident>,
): Promise<void> {
  await insertRows(
    pool,
    'feedback',
    SAID.map(({ username, language, content, contact = '', hoursAgo }) => ({
      merchant_id: merchantId,
      member_id: username ? (residents.get(username)?.memberId ?? null) : null,
      content,
      contact,
      pictures: [],
      language,
      ip: '127.0.0.1',
      device: 'MOBILE',
      at: new Date(clock.now().getTime() - hoursAgo * HOUR_MS),
    })),
  )
}
