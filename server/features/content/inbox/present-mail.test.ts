import { describe, expect, it } from 'vitest'
import { presentInbox, presentOutbox } from './present-mail.ts'

const message = {
  id: 7,
  recordSource: 'MEMBER',
  senderName: 'maria',
  subject: '<b>Hi</b> & "bye"',
  content: `1 < 2\n<img src=x onerror="alert('x')">`,
  letterKey: null,
  letterParams: null,
  metadata: {},
  canReply: true,
  sentAt: new Date(1_000),
  readAt: null,
}

const reader = {
  language: 'en',
  merchant: { name: 'Palaro', currencySymbol: '₱', currencyPosition: 'F', timezone: 'Asia/Manila', defaultLanguage: 'tl' },
} as const

describe('mail on the wire', () => {
  it('encodes what a member wrote, and keeps its lines', () => {
    expect(presentInbox(message, reader)).toMatchObject({
      subject: '&lt;b&gt;Hi&lt;/b&gt; &amp; &quot;bye&quot;',
      content: '1 &lt; 2<br>&lt;img src=x onerror=&quot;alert(&#39;x&#39;)&quot;&gt;',
      sendTime: 1_000,
      read: false,
    })
    const sent = { ...message, recipientType: 'TEAM', recipients: [], recipientCount: 3, readCount: 1 }
    expect(presentOutbox(sent)).toMatchObject({ subject: '&lt;b&gt;Hi&lt;/b&gt; &amp; &quot;bye&quot;', recipientType: 'TEAM' })
  })

  it('keeps the HTML of the site’s letters, and returns attached data as JSON text', () => {
    const house = { ...message, recordSource: 'PROMOTION', content: '<p>Gift</p>', metadata: { promoType: 'BONUS', bonus: 500 } }
    expect(presentInbox(house, reader)).toMatchObject({ content: '<p>Gift</p>', metadata: '{"promoType":"BONUS","bonus":500}' })
  })

  it('takes a source it does not know for the house’s own', () => {
    expect(presentInbox({ ...message, recordSource: 'LEGACY' }, reader).recordSource).toBe('SYSTEM')
  })

  it('words a letter of the house when it is read, and titles what came with it alike', () => {
    const letter = { ...message, recordSource: 'PROMOTION', subject: '', content: '', letterKey: 'bonus.granted' }
    const stored = {
      ...letter,
      letterParams: { amount: '5000000', promotion: { en: 'Doubled' } },
      metadata: { promoType: 'BONUS' },
    }
    expect(presentInbox(stored, reader)).toMatchObject({
      subject: 'You have a bonus of ₱500.00',
      content: expect.stringContaining('“Doubled”'),
      metadata: '{"promoType":"BONUS","title":"You have a bonus of ₱500.00"}',
    })
  })
})
