/** Column heads of the file of registrations by link. */
import type { Language } from '#contract/wire.ts'

export const FILE_HEAD: Record<Language, readonly string[]> = {
  tl: ['Oras', 'Username', 'Palayaw', 'Uri', 'Code ng link', 'Link'],
  en: ['Time', 'Username', 'Nickname', 'Kind', 'Code of the link', 'Link'],
  zh: ['时间', '用户名', '昵称', '类型', '链接代码', '链接'],
  vi: ['Thời gian', 'Tên đăng nhập', 'Biệt danh', 'Loại', 'Mã liên kết', 'Liên kết'],
}
export const TYPE_NAME: Record<'agent' | 'member', Record<Language, string>> = {
  agent: { tl: 'Agent', en: 'Agent', zh: '代理', vi: 'Đại lý' },
  member: { tl: 'Miyembro', en: 'Member', zh: '会员', vi: 'Thành viên' },
}
