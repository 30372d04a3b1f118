/** A transfer as its parties see it. Pure. */
import { type DownlineTransfer, downlineTransfer } from '#contract/agents/downline/downline-transfer.ts'
import type { Language } from '#contract/wire.ts'
import type { ListedTransfer } from './downline-transfer.repository.ts'

const NUMBER_DIGITS = 8
export const transferNumber = (id: bigint): string => `D${String(id).padStart(NUMBER_DIGITS, '0')}`

export const presentTransfer = (
  { id, kind, payerId, otherId, username, nickname, amount, remark, at }: ListedTransfer,
  viewerId: number,
): DownlineTransfer => ({
  transferNo: transferNumber(id),
  kind: downlineTransfer.shape.kind.parse(kind),
  isOut: payerId === viewerId,
  customerId: otherId,
  username,
  nickname,
  amount,
  remark,
  createdAt: at.getTime(),
})

/** The file's column heads, and the values of its second column. */
export const FILE_HEAD: Record<Language, readonly string[]> = {
  tl: ['Oras', 'Numero', 'Direksyon', 'Miyembro', 'Halaga', 'Tala'],
  en: ['Time', 'Number', 'Direction', 'Member', 'Amount', 'Remark'],
  zh: ['时间', '编号', '方向', '成员', '金额', '备注'],
  vi: ['Thời gian', 'Mã', 'Chiều', 'Thành viên', 'Số tiền', 'Ghi chú'],
}
const SENT: Record<Language, string> = { tl: 'Ipinadala', en: 'Sent', zh: '转出', vi: 'Đã chuyển' }
const RECEIVED: Record<Language, string> = { tl: 'Natanggap', en: 'Received', zh: '转入', vi: 'Đã nhận' }
export const directionName = (isOut: boolean, language: Language): string => (isOut ? SENT : RECEIVED)[language]
