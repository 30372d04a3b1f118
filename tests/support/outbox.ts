/** What the local gateways have sent: codes and links, as a tester reads them. */
import type { Container } from '#server/container.ts'

const CODE = /\d{6}/
const TOKEN = /token=([\w.-]+)/

export function readOutbox(container: () => Container) {
  const smsTo = (mobileNumber: string) =>
    container().database.prisma.smsOutbox.findMany({ where: { mobileNumber }, orderBy: { id: 'asc' } })
  const mailsTo = (recipient: string) =>
    container().database.prisma.mailOutbox.findMany({ where: { recipient }, orderBy: { id: 'asc' } })
  return {
    smsTo,
    mailsTo,
    /** The code in the last message to a number. */
    smsCode: async (mobileNumber: string) => CODE.exec((await smsTo(mobileNumber)).at(-1)!.text)![0],
    mailCode: async (recipient: string) => CODE.exec((await mailsTo(recipient)).at(-1)!.text)![0],
    /** The token of the last link to an address. */
    mailToken: async (recipient: string) => TOKEN.exec((await mailsTo(recipient)).at(-1)!.text)![1]!,
  }
}

/** One that the right code is not. */
export const wrongCode = (right: string) => (right === '111111' ? '222222' : '111111')
