/** Messages sent by the local gateways: codes and links, as a tester reads them. */
import type { Container } from '#server/container.ts'

/** Six separate digits: a site's name may contain as many. */
const CODE = /(?<!\w)\d{6}(?!\w)/
const TOKEN = /token=([\w.-]+)/

/** The code in the text of a message. */
export const codeIn = (text: string): string => CODE.exec(text)![0]

export function readOutbox(container: () => Container) {
  const smsTo = (mobileNumber: string) =>
    container().database.prisma.smsOutbox.findMany({ where: { mobileNumber }, orderBy: { id: 'asc' } })
  const mailsTo = (recipient: string) =>
    container().database.prisma.mailOutbox.findMany({ where: { recipient }, orderBy: { id: 'asc' } })
  return {
    smsTo,
    mailsTo,
    /** The code in the last message to a number. */
    smsCode: async (mobileNumber: string) => codeIn((await smsTo(mobileNumber)).at(-1)!.text),
    mailCode: async (recipient: string) => codeIn((await mailsTo(recipient)).at(-1)!.text),
    /** The token of the last link to an address. */
    mailToken: async (recipient: string) => TOKEN.exec((await mailsTo(recipient)).at(-1)!.text)![1]!,
  }
}

/** A code other than the right one. */
export const wrongCode = (right: string) => (right === '111111' ? '222222' : '111111')
