import { describe, expect, it } from 'vitest'
import { type CrashProof, judgeCrash } from './crash-proof.ts'

const ofText = (hash: string, salt: string): CrashProof => ({ form: 'text', hash, salt, commitment: '' })

describe('the form of the site', () => {
  it.each([
    ['9dd9a4ce539a7d11a36a96c71f3d939c46d972b2e56254bc85ea2c0681541dca', '23eb7069c6fc5b1369b92f5321af9f63', '7.74×'],
    ['abc365d75c4a76f4ccd092a5cb809b48ad94feb573a038d2ef16dc369250c668', '7bd07e5f9d94972c88aa74f828ef45d4', '1.12×'],
  ])('gives the published point of %s', async (hash, salt, outcome) => {
    expect(await judgeCrash(ofText(hash, salt))).toMatchObject({ outcome, isCommitted: undefined, isExpected: undefined })
  })

  it('says whether the hash was committed to and the point is the one shown', async () => {
    const hash = '9dd9a4ce539a7d11a36a96c71f3d939c46d972b2e56254bc85ea2c0681541dca'
    const proof = { ...ofText(hash, '23eb7069c6fc5b1369b92f5321af9f63'), expected: 774 }
    const commitment = [...new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(hash)))]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join('')

    expect(await judgeCrash({ ...proof, commitment })).toMatchObject({ isCommitted: true, isExpected: true })
    expect(await judgeCrash({ ...proof, commitment: hash, expected: 775 })).toMatchObject({
      isCommitted: false,
      isExpected: false,
    })
  })
})

describe('the form with 52 bits', () => {
  const salt = '00000000000000000001e08b7fd44f95e3e950ac65650a8031a6d5e1750e34be'
  const [later, earlier] = [
    '4488d92d89d0ed7fbb2ea23b219d569f63207e32fc44b957858838835c1719f1',
    '1f497e8ba3a58b87976a9207a4596c2e00c11494237127f22d0f57785fcadd23',
  ]

  it('gives the point of real games, each committed to by the one before', async () => {
    expect(await judgeCrash({ form: 'bytes', hash: later, salt, commitment: earlier })).toEqual({
      outcome: '1.46×',
      isCommitted: true,
      isExpected: undefined,
    })
    expect(await judgeCrash({ form: 'bytes', hash: earlier, salt, commitment: later })).toMatchObject({
      outcome: '5.56×',
      isCommitted: false,
    })
  })

  it('needs a hash of whole bytes', async () => {
    expect(await judgeCrash({ form: 'bytes', hash: 'no hash', salt, commitment: '' })).toBeUndefined()
  })
})
